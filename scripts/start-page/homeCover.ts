// Runs behind the templates of the home screen, before the rest of the page has come: it shows the one that fits, where its
// head stands already; scripts/finishHtml.mjs puts it in.
import { raiseCover } from './cover';

const { isElder, isMember } = window.__START__;

if (document.getElementById('start')?.firstChild) {
  window.__START_COVER__ = raiseCover(isElder ? 'elder' : 'plain', isMember ? 'member' : 'guest');
}
