import { DAY, defineStore, MINUTE, serverNow } from '../state';
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
  /** Of a card order from so many days ago, given the minute before it. */
  const cardRow = (
    consentId: string,
    persona: PersonaKey,
    type: ConsentKind,
    version: string,
    days: number,
  ): ConsentRow => ({
    consentId,
    userId: personaUser(persona).userId,
    type,
    version,
    acceptedAt: now - days * DAY - MINUTE,
    withdrawnAt: null,
  });
  /** Of an application for a study; `signed` is the study whose own wording was signed. */
  const studyRow = (consentId: string, version: string, days: number, signed?: string): ConsentRow => ({
    consentId,
    userId: member,
    type: 'keyan',
    version,
    acceptedAt: now - days * DAY,
    withdrawnAt: null,
    ...(signed === undefined ? {} : { title: `知情同意书：${signed}` }),
  });
  const elder = personaUser('elder').userId;
  const left = { withdrawnAt: now - 300 * DAY };
  const versions = Object.fromEntries(
    Object.entries(CONSENT_WORDINGS).map(([type, wording]) => [type, wording.version]),
  ) as Record<ConsentKind, string>;
  return {
    versions,
    rows: [
      { ...cardRow('CS90001', 'member', 'trial', 'trial-2025.03', 420), withdrawnAt: now - 300 * DAY },
      cardRow('CS90002', 'member', 'vip', 'vip-2025.06', 300),
      cardRow('CS90008', 'member', 'activate', 'activate-2025.06', 60),
      cardRow('CS90009', 'lapsed', 'vip', 'vip-2025.06', 405),
      cardRow('CS90010', 'elder', 'vip', 'vip-2025.06', 344),
      {
        consentId: 'CS90003',
        userId: member,
        type: 'pay',
        version: versions.pay,
        acceptedAt: now - 30 * DAY,
        withdrawnAt: null,
      },
      // Both studies that were begun since stand on it.
      studyRow('KA90002-health', 'keyan-2026.07', 120),
      studyRow('KA90001-signed', '1.0', 70, '老年人足部日常护理日记'),
      studyRow('KA90002-signed', '1.0', 120, '居家照护者睡眠时间的记录'),
      { ...studyRow('KA90003-health', 'keyan-2025.11', 330), ...left },
      { ...studyRow('KA90003-signed', '1.0', 330, '出院后一个月里用药提醒的使用体验'), ...left },
      { ...studyRow('KA90004-health', versions.keyan, 3), userId: elder },
      { ...studyRow('KA90004-signed', '1.1', 3, '老年人足部日常护理日记'), userId: elder },
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

/** The first consent that a member has given of this type, as the records of other areas show it. */
export function firstConsent(userId: string, type: ConsentKind) {
  const row = consents().rows.find((each) => each.userId === userId && each.type === type);
  return row ? { title: CONSENT_WORDINGS[type].title, version: row.version, acceptedAt: row.acceptedAt } : null;
}
