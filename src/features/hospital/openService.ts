import { openMiniProgramPage } from '@/bridge/miniProgram';
import { canScan, scanCode } from '@/bridge/scan';
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

/** Without a camera, or without a code, the page opens by itself and lets the number be typed. */
async function valuesOf(scan: boolean, isStillHere: () => boolean): Promise<Record<string, string> | undefined> {
  if (!scan || !canScan()) return {};
  const scanned = await scanCode(fetchSignature, isStillHere);
  if (scanned.kind === 'cancelled') return undefined;
  return scanned.kind === 'text' && scanned.text !== '' ? { code: scanned.text } : {};
}

async function openPage({ name, phone, scan = false }: Opening, page: string): Promise<void> {
  const isStillHere = stillHere();
  const values = await valuesOf(scan, isStillHere);
  if (values === undefined || !isStillHere()) return;
  if ((await openMiniProgramPage(page, values)) === 'opened' || !isStillHere()) return;
  await offerCall({ title: `${name}没有打开`, reason: '请再试一次', phone });
}

/** Opens what is no link by itself: a page of the mini-program, a foreign page after a question, or the reason and a phone. */
export async function openService(opening: Opening): Promise<void> {
  const { target, phone } = opening;
  if (target.kind === 'mini') await openPage(opening, target.page);
  if (target.kind === 'leave') await leaveTo(target);
  if (target.kind === 'none') await offerCall({ ...wordsFor(opening, target.why), phone });
}
