import type { EdgeDecision, EdgeRequest, EdgeSite, EdgeStep } from './edge-request.ts'
import {
  type LastStep,
  localeStep,
  marketStep,
  mirrorStep,
  missingStep,
  movedStep,
  routeStep,
  type Step,
  scheduleStep,
} from './edge-steps.ts'
import { findPlace, readVisit } from './edge-visit.ts'

export type EdgeAnswer = { readonly decision: EdgeDecision; readonly trace: readonly EdgeStep[] }

/** Decides how to answer a visitor's request, with a trace of the steps; the first step with a decision is the last. */
export function decideAtEdge(request: EdgeRequest, site: EdgeSite): EdgeAnswer {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const place = isReading ? findPlace(request, site) : undefined
  const visit = readVisit(request, site, place)
  const first = [() => mirrorStep(visit)]
  if (!place && isReading) return follow([...first, () => movedStep(visit)], () => missingStep(visit, 'no-landing'))
  if (!place) return follow(first, () => missingStep(visit, 'method'))
  const steps = [() => routeStep(place), () => marketStep(visit), () => scheduleStep(visit, place)]
  return follow([...first, ...steps], () => localeStep(visit, place))
}

function follow(steps: readonly (() => Step)[], last: () => LastStep): EdgeAnswer {
  const trace: EdgeStep[] = []
  for (const take of steps) {
    const { decision, ...step } = take()
    trace.push(step)
    if (decision) return { decision, trace }
  }
  const { decision, ...step } = last()
  return { decision, trace: [...trace, step] }
}
