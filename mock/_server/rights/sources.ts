import type { Holding, HoldingKind } from '../../../src/features/rights/contract';
import { lastDays } from '../coupon/show';
import { RIGHTS } from './catalog';
import { buttonsOf } from './detail';
import { describePerson, familyOf } from './family';
import { endingCard, expiringPoints, ownCoupons, waitingPrizes } from './otherSources';
import { remindButton } from './remindButton';
import { endOf, standingOf } from './standing';
import { rights } from './store';
import { lastEndOf, openTransfers } from './transfers';

type Source = (userId: string, now: number) => Holding[];

function ownRights(userId: string, now: number): Holding[] {
  return RIGHTS.flatMap((right) => {
    const standing = standingOf(userId, right, now);
    const isGone = standing.status === 'usedUp' && !right.isMonthly;
    if (isGone || standing.status === 'locked' || standing.status === 'expired') return [];
    const validTo = endOf(standing);
    const isReminded = rights().reminders.has(`${userId} ${right.rightId}`);
    return [
      {
        id: right.rightId,
        kind: 'right' as const,
        rightType: right.type,
        title: right.title,
        note: right.note,
        remaining: standing.remaining,
        validTo,
        ...(validTo === null ? {} : lastDays(validTo, now)),
        owner: 'self' as const,
        ownerName: '',
        useMode: right.useMode,
        holders: standing.holders.map(({ name, validTo: end }) => ({ name, validTo: end })),
        route: `/equity?rightId=${right.rightId}`,
        ...(standing.reasonText === '' ? {} : { reasonText: standing.reasonText }),
        reminded: isReminded,
        operate: [
          ...buttonsOf(right, standing, userId),
          ...(standing.status === 'available' ? remindButton(validTo, isReminded, now) : []),
        ],
      },
    ];
  });
}

/** What was handed on and not used yet, one row per person and right. */
function familyRights(userId: string, now: number): Holding[] {
  const open = openTransfers(userId, now);
  return familyOf(userId).flatMap((person) =>
    RIGHTS.flatMap((right) => {
      const uses = open.filter((row) => row.memberId === person.memberId && row.rightId === right.rightId);
      if (uses.length === 0) return [];
      const validTo = lastEndOf(uses);
      return [
        {
          id: `${right.rightId}.${person.memberId}`,
          kind: 'right' as const,
          rightType: right.type,
          title: right.title,
          note: right.note,
          remaining: uses.length,
          validTo,
          ...(validTo === null ? {} : lastDays(validTo, now)),
          owner: 'family' as const,
          ownerName: describePerson(person),
          useMode: right.useMode,
          holders: [],
          route: `/equity?rightId=${right.rightId}&for=${person.memberId}`,
          reminded: false,
          operate: [{ key: 'code', text: '生成核销码', enabled: true }],
        },
      ];
    }),
  );
}

/** The member's own rights that his family can use. */
export function shareableRights(userId: string, now: number): Holding[] {
  const shared = RIGHTS.filter(({ canTransfer, useMode }) => canTransfer && useMode === 'code');
  return ownRights(userId, now).filter(
    ({ id, reasonText }) => reasonText === undefined && shared.some(({ rightId }) => rightId === id),
  );
}

const sources = new Map<HoldingKind, Source>([
  ['right', (userId, now) => [...ownRights(userId, now), ...familyRights(userId, now)]],
  ['coupon', ownCoupons],
  ['prize', waitingPrizes],
  ['points', expiringPoints],
  ['card', endingCard],
]);

/** Another area adds what a member can use of it. Returns a function that brings back what was there before. */
export function provideHoldings(kind: HoldingKind, source: Source): () => void {
  const before = sources.get(kind);
  sources.set(kind, source);
  return () => {
    if (before) sources.set(kind, before);
    else sources.delete(kind);
  };
}

/** Asks every source; one that fails is named and the others stand. */
export function askSources(userId: string, now: number) {
  const items: Holding[] = [];
  const failedKinds: HoldingKind[] = [];
  for (const [kind, source] of sources) {
    try {
      items.push(...source(userId, now));
    } catch {
      failedKinds.push(kind);
    }
  }
  return { items, failedKinds };
}
