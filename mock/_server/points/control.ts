import { onControl } from '../control';
import { needPersona } from '../control/builtin';
import { needInteger } from '../refusal';
import { personaUser } from '../users';
import { earn, spend } from './index';

const POINTS = 10;

/** Writes so many movements into a member's ledger, for long lists; the balance is as before, or one movement higher. */
function fillLedger(userId: string, count: number): void {
  for (let place = 0; place < count; place += 1) {
    const movement = { title: `第 ${place + 1} 笔`, points: POINTS, bizType: 'task', bizNo: '' };
    if (place % 2 === 0) earn(userId, movement);
    else spend(userId, movement);
  }
}

onControl('ledger', ({ persona = 'member', count }) => {
  fillLedger(personaUser(needPersona(persona)).userId, needInteger(count, '请给出条数', 0, 20_000));
  return { count };
});
