import { useEffect, useRef, useState } from 'react';
import { usePickAddress, usePickedAddress } from '@/features/address';
import { useIntentsEnd } from '@/request/intent';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { useQueryParam } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { getMyJoins, getSignupConfig, type Join } from './contract';
import { joinIntent } from './intents';
import { type JoinWords, SIGNUP_WORDS } from './joinWords';
import { dropDraft, EMPTY_DRAFT, keepDraft, readDraft, type SignupDraft } from './signupDraft';

/** What can be signed up for: a campaign by its code, and one of its packages where it has several. */
export interface SignupTarget {
  code: string;
  packageId?: string | undefined;
  /** Unless it is simply called a sign-up. */
  words?: JoinWords;
}

const OPEN: readonly Join['status'][] = ['waiting', 'toPay', 'joined', 'done'];

/** It has not been given up. */
export const isOpen = ({ status }: Join) => OPEN.includes(status);

/** The sign-up for this package that the address names, else the member's present one; and one whose money goes back. */
function joinsOf(joins: readonly Join[] = [], packageId: string | undefined, joinId: string | undefined) {
  const own = joins.filter((join) => join.packageId === packageId);
  return {
    join: own.find((join) => join.joinId === joinId) ?? own.find(isOpen),
    refunding: own.find(({ status }) => status === 'refunding'),
  };
}

/** What the member fills in, kept in the tab until it is handed in. */
function useDraft({ code, packageId }: SignupTarget) {
  const picked = usePickedAddress(`campaign-${code}`, packageId ?? 'join');
  const isBack = useQueryParam('consentId') !== undefined || picked !== undefined;
  const [kept] = useState(() => readDraft(code, packageId));
  const [draft, setDraft] = useState<SignupDraft>(() => ({
    ...(kept ?? EMPTY_DRAFT),
    ...(picked ? { addressId: picked.addressId } : {}),
  }));
  const [isNoted, setNoted] = useState(kept !== undefined && !isBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was picked is kept once, with the rest.
  useEffect(() => {
    if (picked) keepDraft(code, packageId, draft);
  }, [picked]);
  return {
    draft,
    /** Says that what is there comes from before. */
    isRestored: isNoted && !isBack,
    change: (typed: Partial<SignupDraft>) => {
      const next = { ...draft, ...typed };
      setDraft(next);
      keepDraft(code, packageId, next);
    },
    clear: () => {
      setDraft(EMPTY_DRAFT);
      setNoted(false);
      dropDraft(code, packageId);
    },
  };
}

/** The newest answer; while `isHeld` the one that was shown last. */
function useHeld<Data>(data: Data | undefined, isHeld: boolean): Data | undefined {
  const shown = useRef(data);
  if (!isHeld || shown.current === undefined || data === undefined) shown.current = data;
  return shown.current;
}

/** Everything behind a sign-up screen: what is offered, what the member has, what he fills in. */
export function useSignup(target: SignupTarget) {
  const { code, packageId } = target;
  const { isSignedIn } = useSession();
  const joinId = useQueryParam('joinId');
  const pick = usePickAddress();
  const draft = useDraft(target);
  const { addressId } = draft.draft;
  const config = useQuery(
    getSignupConfig,
    { code, ...(packageId ? { packageId } : {}), ...(addressId ? { addressId } : {}) },
    { refreshOnReturn: true },
  );
  // Who stands before the form at that moment reads that it opens, or that it is over, without a tap.
  useMoment(config, [config.data?.opensAt, config.data?.deadline]);
  const mine = useQuery(getMyJoins, { code }, { skip: !isSignedIn, refreshOnReturn: true });
  const [isUnknown, setUnknown] = useState(false);
  // A seat may be gone because it is his: what is left is shown only together with what he has.
  const shown = useHeld(config.data, mine.isLoading || (isUnknown && mine.failure !== undefined));
  const { join, refunding } = joinsOf(mine.data?.joins, config.data?.packageId ?? packageId, joinId);
  const isIn = join !== undefined;
  useIntentsEnd(joinIntent({ code, packageId }).intentKey, isIn);
  useEffect(() => {
    if (!isIn || !isUnknown) return;
    setUnknown(false);
    window.scrollTo(0, 0);
  }, [isIn, isUnknown]);
  const isHandedIn = join !== undefined && isOpen(join);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, also where the answer was lost or another tab did it.
  useEffect(() => {
    if (isHandedIn) draft.clear();
  }, [isHandedIn]);
  return {
    target,
    words: target.words ?? SIGNUP_WORDS,
    isSignedIn,
    config: { ...config, data: shown },
    mine,
    /** The answer to handing in was lost. */
    isUnknown,
    setUnknown,
    join,
    refunding,
    ...draft,
    pickAddress: () => pick(`campaign-${code}`, packageId ?? 'join'),
    refresh: () => {
      config.refresh();
      mine.refresh();
    },
  };
}
export type Signup = ReturnType<typeof useSignup>;
