import type { Operate } from '../../../src/shared/lib/schema';
import type { AddressCopy } from '../order/types';
import type { User } from '../users';

/** A time that one can sign up for. `taken`: by others, as seeded. */
export interface OfferSlot {
  id: string;
  start: number;
  end: number;
  total: number;
  taken: number;
}

export interface OfferField {
  key: string;
  kind: 'person' | 'contact' | 'address' | 'note' | 'choice';
  label: string;
  required: boolean;
  max?: number;
  hint?: string;
  options?: string[];
}

export interface OfferCondition {
  key: string;
  text: string;
  done: boolean;
  operate: Operate[];
}

/** One thing of a campaign that can be signed up for. Money in cents, times in epoch ms. */
export interface SignupOffer {
  /** '' where the campaign has one only. */
  packageId: string;
  title: string;
  lines: string[];
  facts: { term: string; value: string }[];
  place: string;
  /** Where staff come to: codes of counties, and their name in words; anywhere without it. */
  area?: { name: string; codes: readonly string[] };
  opensAt: number;
  deadline: number;
  startAt: number;
  endAt: number;
  /** Seats without slots; 0: as many as want to. With slots the slots count. */
  total: number;
  taken: number;
  slots: OfferSlot[];
  slotHint?: string;
  fields: OfferField[];
  feeCents: number;
  /** What holders of a card pay less. */
  cardDiscountCents?: number;
  unit?: string;
  /** Until how long before the slot's start (or the campaign's) what was paid comes back on the member's own cancelling. */
  refundUntilMs: number;
  /** Until when a free sign-up can be cancelled; until it starts, unless told. */
  cancelUntil?: number;
  refundText?: string;
  agreement?: { key: string; title: string; note: string };
  /** What data on health is used for; absent when none is asked for. */
  healthNote?: string;
  group?: { title: string; text: string; qrText: string };
  /** Letters before the member's number. */
  numberPrefix: string;
  rulesKey?: string;
  /** What has to be so before; looked at again at the submission. */
  conditions?: (user: User | undefined, now: number) => OfferCondition[];
}

export interface MockSignup {
  code: string;
  /** The path of the screen with the form. */
  route: string;
  /** How it calls what one has signed up for, what giving it up changes, and the ways on from there, the main one last. */
  joined?: { state: string; done: string; look: string; cancel: string; leaving: string; ways: Operate[] };
  offers: (now: number) => SignupOffer[];
  /** What stands at the start, for the members of the seed. */
  seed?: (now: number) => Join[];
}

export type JoinStatus = 'waiting' | 'toPay' | 'joined' | 'done' | 'cancelled' | 'refunding' | 'refunded';

export interface Join {
  joinId: string;
  code: string;
  packageId: string;
  userId: string;
  number: string;
  status: JoinStatus;
  slotId: string;
  personId: string;
  personText: string;
  /** In full; never sent. */
  guardian: string;
  /** Where staff come to, as it was when it was handed in. */
  address: AddressCopy | null;
  note: string;
  answers: { key: string; value: string }[];
  consentId: string;
  createdAt: number;
  amountCents: number;
  /** '' without anything to pay. */
  orderNo: string;
  /** null while there is nothing to pay. */
  payExpireAt: number | null;
  paidAt: number | null;
  isPaying: boolean;
  checkCode: string;
  reasonText: string;
  returnedCents: number;
  refundDueAt: number;
}
