import { once } from '../../src/rules/once.ts'

/** Memoises what a function finds in an object; what is the same in many objects is the same list. */
export function onceShared<Argument extends object, Found>(
  work: (argument: Argument) => readonly Found[],
): (argument: Argument) => readonly Found[] {
  const lists = new Map<string, readonly Found[]>()
  return once((argument) => {
    const found = work(argument)
    const text = JSON.stringify(found)
    const list = lists.get(text) ?? found
    lists.set(text, list)
    return list
  })
}

/** What is found in many objects, each list once. */
export const eachShared = <Found>(lists: Iterable<readonly Found[]>): Found[] => [...new Set(lists)].flat()
