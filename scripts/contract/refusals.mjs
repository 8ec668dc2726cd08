// What the codes of an answer mean, and what the app does on each.
import { EPOCH_MS } from './schemaOf.mjs';

/** Codes that every call may answer; the app treats them the same everywhere. */
export const SHARED = {
  400: {
    means: 'A value of the request is missing or not allowed; `msg` says which, in words for the member.',
    does: 'A read shows `msg` with a way on, and does not ask again; a write shows `msg`.',
  },
  999: {
    means:
      'Nobody is signed in, or the session has ended. 996, 997, 998, and -1 with the word "unauthorized", mean the same.',
    does: 'A read shows the sign-in state of its screen; on the hosts of the mini-program the login begins by itself. A write keeps what was typed and offers the login.',
  },
  2015: {
    means:
      'Another member has signed in on this phone since the page was opened (`expectedUserId` is not the session’s member). Nothing was done.',
    does: 'Ends the session of this page, says whose page it was, and offers the login or to load the page anew.',
  },
};

const integer = (description) => ({ type: 'integer', minimum: 0, description });
const words = (description) => ({ type: 'string', description });

const WRONG_CODE = {
  reasonCode: words('Why the code is refused, in a word that the app knows.'),
  reasonText: words('The same in words.'),
  attemptsLeft: integer('How many tries are left before codes are locked.'),
};
const UNLOCK_AT = integer(`${EPOCH_MS}: when codes can be typed again.`);

/** What goes with a code, and which of it is always there. */
const DATA = {
  NOT_ENOUGH_POINTS: { always: { gapPoints: integer('How many points are missing.') } },
  TOO_OFTEN: { always: { retryAfter: integer('Milliseconds until the next try.') } },
  CODE_INVALID: { sometimes: { ...WRONG_CODE, unlockAt: { ...UNLOCK_AT, type: ['integer', 'null'] } } },
  CODE_LOCKED: { always: { unlockAt: UNLOCK_AT }, sometimes: WRONG_CODE },
  CONSENT_NEEDED: { always: { type: words('Type of the consent, for consent/get.') } },
};

function dataSchema({ always = {}, sometimes = {} }) {
  const required = Object.keys(always);
  return {
    type: required.length > 0 ? 'object' : ['object', 'null'],
    required,
    properties: { ...always, ...sometimes },
    description: 'What goes with the code.',
  };
}

/** By the names of src/shared/config/serverCodes.ts. */
const DEEDS = {
  NOT_STARTED: ['It has not begun.', 'Shows `msg`; a screen that is about it shows when it begins.'],
  ENDED: ['It is over.', 'Shows `msg`; a screen that is about it shows what came of it.'],
  SOLD_OUT: ['Nothing is left.', 'Shows `msg` and reads the screen anew; a sign-up asks for another time.'],
  LIMIT_REACHED: ['So many, and no more: uses, pieces, people, tries.', 'Shows `msg`.'],
  NOT_ENOUGH_POINTS: [
    'The points do not suffice.',
    'Shows `msg`, which says how many are missing and how to get them.',
  ],
  LEVEL_TOO_LOW: ['The member’s level or card does not do.', 'Shows `msg`.'],
  CHANGED_MEANWHILE: [
    'A price, a figure or a wording is another one than the member has seen; `data` may hold the new one.',
    'Shows the new figures or text, marks that they have changed, and lets the member decide again; nothing is sent by itself.',
  ],
  ALREADY_DONE: [
    'It is so already, or something else about it is under way; `data` may name it.',
    'Shows `msg` and reads the screen anew; where `data` names the earlier record, opens it.',
  ],
  TOO_OFTEN: ['Too many tries.', 'Shows `msg`; a queue waits for `retryAfter` and sends the same token again.'],
  NOT_FOUND: [
    'Unknown, or removed.',
    'A read shows the state "not found" of its screen with a way on; a write shows `msg`.',
  ],
  NOT_YOURS: [
    'It belongs to another account.',
    'A read shows the state "another account" with the way to the login; a write shows `msg`.',
  ],
  CODE_INVALID: [
    'The code is wrong, used or expired; `data` may say why and how many tries are left.',
    'Shows `msg` at the field.',
  ],
  CODE_LOCKED: [
    'Too many wrong codes.',
    'Shows `msg` and counts down to `unlockAt`; the field stays closed until then.',
  ],
  CONSENT_NEEDED: [
    'The member has not agreed to the text, or to an older version of it.',
    'Opens the text; the member agrees and sends again.',
  ],
};

/** Meaning and deed of every code. */
export function codesOf(codes) {
  const named = Object.entries(DEEDS).map(([name, [means, does]]) => {
    if (codes[name] === undefined) throw new Error(`serverCodes.ts has no ${name}`);
    return [codes[name], { means, does, data: DATA[name] }];
  });
  const known = new Map([...Object.entries(SHARED).map(([code, each]) => [Number(code), each]), ...named]);
  const forgotten = Object.entries(codes).filter(([, code]) => !known.has(code));
  if (forgotten.length > 0)
    throw new Error(`refusals.mjs says nothing of ${forgotten.map(([name]) => name).join(', ')}`);
  return known;
}

const nameOf = (code) => `Refusal${code}`;
export const refusalRef = (code) => ({ $ref: `#/components/schemas/${nameOf(code)}` });

/** One schema for the answer with each code. */
export function refusalSchemas(codes) {
  return Object.fromEntries(
    [...codesOf(codes)].map(([code, { means, does, data }]) => [
      nameOf(code),
      {
        type: 'object',
        title: String(code),
        description: `**${code}** ${means}\n\n**What the app does:** ${does}`,
        required: ['code', 'msg'],
        properties: {
          code: { const: code, description: means },
          msg: { type: 'string', description: 'What the member reads: what is the matter and what can be done.' },
          data: data ? dataSchema(data) : { description: 'null, or what goes with the code.' },
        },
      },
    ]),
  );
}
