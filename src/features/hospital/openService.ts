import { configureSdk } from '@/bridge/configure';
import { openMiniProgramPage } from '@/bridge/miniProgram';
import { canScan, scanCode } from '@/bridge/scan';
import { withinTime } from '@/bridge/sdk';
import { fetchSignature } from '@/features/wechat';
import { appConfig } from '@/shared/config/appConfig';
import { stillHere } from '@/shared/lib/stillHere';
import { leaveTo } from '@/shared/ui/dialog/leaveTo';
import { offerCall } from '@/shared/ui/dialog/offerCall';
import type { ServiceTarget } from './serviceTarget';

export interface Opening {
  name: string;
  target: ServiceTarget;
  reasonText?: string | undefined;
  phone?: string | undefined;
  scan?: boolean;
}

type Reason = Extract<ServiceTarget, { kind: 'none' }>['why'];

function wordsFor({ name, reasonText }: Opening, why: Reason): { title: string; reason?: string | undefined } {
  if (why === 'paused') return { title: `${name}暂停服务`, reason: reasonText };
  if (why === 'unknown') return { title: `${name}暂未开放` };
  return { title: `${name}在小程序内打开`, reason: `请在微信里搜索小程序“${appConfig().brand.name}”，进去后再点一次` };
}

/** How long the camera is waited for. */
const PATIENCE_MS = 3000;

interface Tap {
  page: string;
  /** Neither camera nor page has opened yet. */
  isWaiting: boolean;
  isStillHere: () => boolean;
}

let latest: Tap | undefined;

const isWanted = (tap: Tap) => tap === latest && tap.isStillHere();

/** Without a camera in time, or without a code, the page opens by itself and lets the number be typed. */
async function valuesOf(scan: boolean, tap: Tap): Promise<Record<string, string> | undefined> {
  if (!scan || !canScan()) return {};
  if ((await withinTime(configureSdk(fetchSignature), PATIENCE_MS)) !== 'ready') return {};
  const scanned = await scanCode(fetchSignature, () => {
    // A camera that was closed may never answer: the next tap opens another one.
    tap.isWaiting = false;
    return isWanted(tap);
  });
  if (scanned.kind === 'cancelled') return undefined;
  return scanned.kind === 'text' && scanned.text !== '' ? { code: scanned.text } : {};
}

async function comeTo({ name, phone, scan = false }: Opening, tap: Tap): Promise<void> {
  const values = await valuesOf(scan, tap);
  if (values === undefined || !isWanted(tap)) return;
  if ((await openMiniProgramPage(tap.page, values)) === 'opened' || !isWanted(tap)) return;
  await offerCall({ title: `${name}没有打开`, reason: '请再试一次', phone });
}

/** The same page opens once for any number of taps; of two pages that were tapped the second one opens. */
async function openPage(opening: Opening, page: string): Promise<void> {
  if (latest?.page === page && latest.isWaiting && latest.isStillHere()) return;
  const tap = { page, isWaiting: true, isStillHere: stillHere() };
  latest = tap;
  await comeTo(opening, tap);
  tap.isWaiting = false;
}

/** Opens what is no link by itself: a page of the mini-program, a foreign page after a question, or the reason and a phone. */
export async function openService(opening: Opening): Promise<void> {
  const { target, phone } = opening;
  if (target.kind === 'mini') await openPage(opening, target.page);
  if (target.kind === 'leave') await leaveTo(target);
  if (target.kind === 'none') await offerCall({ ...wordsFor(opening, target.why), phone });
}
