import { listMine as listConsents } from '../consent/rules';
import { asPersona } from '../membership/asPersona';
import { resetServer } from '../state';
import { personaUser } from '../users';
import { studies } from './store';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+08:00') });
  resetServer();
});

afterEach(() => jest.useRealTimers());

test.each(['member', 'elder'] as const)(
  'every application of %s finds what was signed in the list of consents',
  (as) => {
    const { userId } = personaUser(as);
    const ledger = listConsents(asPersona(as));
    for (const { consentId, signedId, consentVersion, appliedAt, withdrawnAt } of studies().rows.filter(
      (row) => row.userId === userId,
    )) {
      expect(ledger).toContainEqual(
        expect.objectContaining({
          consentId: signedId,
          version: consentVersion,
          acceptedAt: appliedAt,
          withdrawnAt,
          title: expect.stringMatching(/^知情同意书：/),
        }),
      );
      expect(ledger).toContainEqual(expect.objectContaining({ consentId, withdrawnAt }));
    }
  },
);
