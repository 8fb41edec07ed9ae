import type { ApplicationState } from '@tradewind/contract/goods/applications';
import type { Updateable } from 'kysely';
import type { MerchantApplications } from '../../base/db/schema.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { isAllowed, notAllowed, publication, type Transition } from '../../base/transitions/transition.ts';

/** The facts of an application that the rules use. */
export interface ApplicationFacts {
  id: string;
  state: ApplicationState;
}

export interface ApplicationEvent {
  applicationId: string;
  act: ApplicationAct;
  /** The question or the answer. */
  messageId?: string;
}

/** What happened to an application, of which its applicant is notified. */
export const applicationMoved = eventKind<ApplicationEvent>('application_moved');

interface ApplicationTransitionRow extends Transition<ApplicationState, never, Updateable<MerchantApplications>> {
  by: 'applicant' | 'operator';
}

const moved = <Act extends string>(act: Act) =>
  [publication(applicationMoved, { act } as { act: Act & ApplicationAct })] as const;
const waiting = ['submitted', 'answered'] as const;

/** Every transition of an application. A refused or withdrawn one stays as it is; a new one starts from its copy. */
export const transitions = {
  change: {
    by: 'applicant',
    from: ['draft', 'question_asked'],
    to: 'same',
    when: [],
    refusal: 'application_not_possible',
    stamps: 'changed_at',
  },
  submit: {
    by: 'applicant',
    from: ['draft'],
    to: 'submitted',
    when: [],
    refusal: 'application_not_possible',
    stamps: 'submitted_at',
    sets: ['terms_version'],
    publishes: moved('submit'),
  },
  ask: {
    by: 'operator',
    from: waiting,
    to: 'question_asked',
    when: [],
    refusal: 'application_not_possible',
    stamps: 'asked_at',
    publishes: moved('ask'),
  },
  answer: {
    by: 'applicant',
    from: ['question_asked'],
    to: 'answered',
    when: [],
    refusal: 'application_not_possible',
    stamps: 'answered_at',
    publishes: moved('answer'),
  },
  check: {
    by: 'operator',
    from: waiting,
    to: 'same',
    when: [],
    refusal: 'application_not_possible',
  },
  approve: {
    by: 'operator',
    from: waiting,
    to: 'approved',
    when: [],
    refusal: 'application_not_possible',
    stamps: 'decided_at',
    sets: ['decided_by', 'shop_id'],
    publishes: moved('approve'),
  },
  refuse: {
    by: 'operator',
    from: [...waiting, 'question_asked'],
    to: 'refused',
    when: [],
    refusal: 'application_not_possible',
    stamps: 'decided_at',
    sets: ['decided_by', 'reason'],
    publishes: moved('refuse'),
  },
  withdraw: {
    by: 'applicant',
    from: ['draft', ...waiting, 'question_asked'],
    to: 'withdrawn',
    when: [],
    refusal: 'application_not_possible',
    stamps: 'decided_at',
    publishes: moved('withdraw'),
  },
} as const satisfies Record<string, ApplicationTransitionRow>;

export type ApplicationTransition = keyof typeof transitions;
export type ApplicationAct = 'submit' | 'ask' | 'answer' | 'approve' | 'refuse' | 'withdraw';

/** The states in which an account can't start another application. */
export const openStates = transitions.withdraw.from;
/** The states in which an operator has to act. */
export const waitingStates = waiting;

/** The transitions that one side can make from a state. */
export const possibleActs = (state: ApplicationState, by: ApplicationTransitionRow['by']): ApplicationTransition[] =>
  (Object.keys(transitions) as ApplicationTransition[]).filter(
    (name) => transitions[name].by === by && (transitions[name].from as readonly string[]).includes(state),
  );

/** @throws Refusal of the transition when the application can't make it now. */
export function requireTransition(application: ApplicationFacts, name: ApplicationTransition, now: Date): void {
  const row = transitions[name];
  if (!isAllowed(row, application.state, {}, application, now)) notAllowed(name, row, `application ${application.id}`);
}
