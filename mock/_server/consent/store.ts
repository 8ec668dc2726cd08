import { DAY, defineStore, serverNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { CONSENT_WORDINGS, type ConsentKind } from './consentCopy';

export interface ConsentRow {
  consentId: string;
  userId: string;
  type: ConsentKind;
  version: string;
  acceptedAt: number;
  withdrawnAt: number | null;
  /** Whose data it is about, masked, when not the member's own. */
  about?: string;
  /** Of a wording that another area keeps. */
  title?: string;
}

interface ConsentStore {
  rows: ConsentRow[];
  /** Present version by type; QA can raise it. */
  versions: Record<ConsentKind, string>;
}

export const consents = defineStore('consents', (): ConsentStore => {
  const now = serverNow();
  const member = personaUser('member').userId;
  const familyRow = (consentId: string, persona: PersonaKey, about: string): ConsentRow => ({
    consentId,
    userId: personaUser(persona).userId,
    type: 'family',
    version: CONSENT_WORDINGS.family.version,
    acceptedAt: now - 60 * DAY,
    withdrawnAt: null,
    about,
  });
  const studyRow = (consentId: string, version: string, days: number, title?: string): ConsentRow => ({
    consentId,
    userId: member,
    type: 'keyan',
    version,
    acceptedAt: now - days * DAY,
    withdrawnAt: null,
    ...(title === undefined ? {} : { title }),
  });
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
      studyRow('KA90001-health', 'keyan-2026.07', 70),
      studyRow('KA90001-signed', '1.0', 70, '知情同意书：老年人足部日常护理日记'),
      {
        consentId: 'CS90007',
        userId: member,
        type: 'skin',
        version: versions.skin,
        acceptedAt: now - 12 * DAY,
        withdrawnAt: null,
      },
      familyRow('CS90004', 'member', '陈**（母亲）'),
      familyRow('CS90005', 'member', '林*（女儿）'),
      familyRow('CS90006', 'elder', '欧**（女儿）'),
    ],
  };
});
