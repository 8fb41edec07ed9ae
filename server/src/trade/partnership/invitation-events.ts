import { eventKind } from '../../base/jobs/jobs.ts';

export interface InvitationEvent {
  /** Who was invited. */
  userId: string;
}

/** The first order of an invited person earned the inviter a reward. */
export const invitationRewarded = eventKind<InvitationEvent>('invitation_rewarded');

/** The order was refunded, and the reward taken back. */
export const invitationTakenBack = eventKind<InvitationEvent>('invitation_taken_back');
