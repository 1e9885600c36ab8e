type Plain = { readonly [key: string]: unknown }

/**
 * Applies a patch: objects are merged, lists are replaced, null removes a property (JSON Merge Patch, RFC 7396).
 * Unchanged values are shared, not copied.
 */
export function merge(base: unknown, patch: unknown): unknown {
  if (!isPlain(patch)) return patch
  const merged: Record<string, unknown> = isPlain(base) ? { ...kept(base, patch) } : {}
  for (const key of Object.keys(patch)) {
    const value = patch[key]
    if (key === 'blockChanges') merged[key] = mergeChanges(merged[key], value)
    else if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}

/** If the patch changes the kind or type, only the id of the base is kept. */
function kept(base: Plain, patch: Plain): Plain {
  const isOther = ['kind', 'type'].some((tag) => tag in patch && tag in base && patch[tag] !== base[tag])
  if (!isOther) return base
  return 'id' in base ? { id: base['id'] } : {}
}

/** Keeps nulls: they remove a block later, when the changes are applied. */
export function mergeChanges<Changes>(base: Changes, patch: Changes): Changes {
  if (patch === undefined) return base
  if (!isPlain(base) || !isPlain(patch)) return patch
  const merged: Record<string, unknown> = { ...base }
  for (const [id, change] of Object.entries(patch)) {
    merged[id] = isPlain(change) && isPlain(merged[id]) ? merge(merged[id], change) : change
  }
  return merged as Changes
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
