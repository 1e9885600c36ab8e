// What a hand-written page would need instead of an application: open the dialog, check the form.
document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-opens]')
  const dialog = opener && document.getElementById(opener.hash.slice(1))
  if (dialog) {
    event.preventDefault()
    if (dialog.showModal) dialog.showModal()
    else dialog.scrollIntoView()
  }
  if (event.target.closest('[data-closes]')) {
    event.preventDefault()
    event.target.closest('dialog').close()
  }
})
document.addEventListener('submit', (event) => {
  for (const field of event.target.querySelectorAll('[aria-describedby]')) {
    const isWrong = field.getClientRects().length > 0 && !field.checkValidity()
    const problem = document.getElementById(`${field.id}-problem`)
    if (isWrong) event.preventDefault()
    field.setAttribute('aria-invalid', isWrong)
    if (problem?.lastElementChild) problem.lastElementChild.hidden = !isWrong
  }
})
