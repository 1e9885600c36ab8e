/** What will have to be done, where the method does not follow the usual steps. */
export function MethodSteps({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <ol className="method-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
