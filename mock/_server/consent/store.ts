import { DAY, defineStore, serverNow } from '../state';
import { personaUser } from '../users';
import { CONSENT_WORDINGS, type ConsentKind } from './consentTexts';

export interface ConsentRow {
  consentId: string;
  userId: string;
  type: ConsentKind;
  version: string;
  acceptedAt: number;
  withdrawnAt: number | null;
}

interface ConsentStore {
  rows: ConsentRow[];
  /** Present version by type; QA can raise it. */
  versions: Record<ConsentKind, string>;
}

export const consents = defineStore('consents', (): ConsentStore => {
  const now = serverNow();
  const member = personaUser('member').userId;
  const versions = Object.fromEntries(
    Object.entries(CONSENT_WORDINGS).map(([type, wording]) => [type, wording.version]),
  ) as Record<ConsentKind, string>;
  return {
    versions,
    rows: [
      {
        consentId: 'CS90001',
        userId: member,
        type: 'trial',
        version: 'trial-2025.03',
        acceptedAt: now - 420 * DAY,
        withdrawnAt: now - 300 * DAY,
      },
      {
        consentId: 'CS90002',
        userId: member,
        type: 'vip',
        version: 'vip-2025.06',
        acceptedAt: now - 247 * DAY,
        withdrawnAt: null,
      },
      {
        consentId: 'CS90003',
        userId: member,
        type: 'pay',
        version: versions.pay,
        acceptedAt: now - 30 * DAY,
        withdrawnAt: null,
      },
    ],
  };
});
