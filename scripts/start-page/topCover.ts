// Runs behind the templates with the head of the home screen, as soon as the first packets are there: the first paint;
// scripts/finishHtml.mjs puts it in.
import { LOGIN_PARAMETERS } from '@/session/addressPairs';
import { showTemplate } from './cover';
import { isFirstView } from './firstView';

/** Put in by the build: the home screen's address. */
declare const HOME: string;

const { path, isElder } = window.__START__;

if (path === HOME && isFirstView(LOGIN_PARAMETERS)) showTemplate(isElder ? 'elder-top' : 'plain-top');
