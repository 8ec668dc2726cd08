import type { Context } from '../handle';
import { needText } from '../refusal';
import { namesOf } from './areas';
import { findArea } from './findArea';

const MAX_LENGTH = 300;
const LABELS =
  /(收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|所在地|详细地址|收货地址|地址|地区)\s*[:：]\s*/g;
const SEPARATORS = /[,，;；。、|/\r\n\t\s\u3000\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/g;
const MOBILE = /(?<!\d)(?:\+?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/;
const LANDLINE = /(?<!\d)(0\d{2,3})-?(\d{7,8})(?!\d)/;
const PLACE_WORDS = /小区|单元|广场|大厦|[路街道巷弄号栋幢楼层室村镇乡园苑区院座省市县]/;
const NAME = /^[\u4e00-\u9fa5·]{2,8}$/;
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧田董潘袁于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤欧阳';
const NAME_AT_THE_END = new RegExp(`[号室楼栋层](([${SURNAMES}])[\\u4e00-\\u9fa5]{1,2})$`);

interface Parts {
  name: string;
  mobile: string;
  areaCodes: string[];
  areaText: string;
  detail: string;
  confidence: number;
}

function takePhone(text: string): { mobile: string; rest: string } {
  const mobile = MOBILE.exec(text);
  if (mobile) return { mobile: mobile.slice(1).join(''), rest: text.replace(mobile[0], ' ') };
  const landline = LANDLINE.exec(text);
  if (landline) return { mobile: `${landline[1]}-${landline[2]}`, rest: text.replace(landline[0], ' ') };
  return { mobile: '', rest: text };
}

function piecesOf(text: string): string[] {
  return text.split(' ').filter((piece) => piece !== '');
}

function isName(piece: string): boolean {
  return NAME.test(piece) && !PLACE_WORDS.test(piece);
}

/** Takes the name out of the pieces around the area; what follows the area directly belongs to the place. */
function takeName(before: string[], after: string[], isGlued: boolean): { name: string; place: string[] } {
  const candidates = [...before, ...after.slice(isGlued ? 1 : 0)];
  const name = candidates.find((piece) => isName(piece) && piece.length <= 4) ?? candidates.find(isName) ?? '';
  const place = [...after, ...before].filter((piece) => piece !== name);
  if (name !== '') return { name, place };
  const last = place.at(-1) ?? '';
  const found = NAME_AT_THE_END.exec(last)?.[1];
  if (!found) return { name: '', place };
  return { name: found, place: [...place.slice(0, -1), last.slice(0, -found.length)] };
}

function rate({ name, mobile, areaCodes, detail }: Omit<Parts, 'confidence'>, isWhole: boolean): number {
  const area = areaCodes.length > 0 ? 0.15 : 0;
  const sum = (name ? 0.2 : 0) + (mobile ? 0.3 : 0) + (isWhole ? 0.3 : area) + (detail.length >= 2 ? 0.2 : 0);
  return Math.round(sum * 100) / 100;
}

/**
 * Reads name, phone, area and the rest out of a pasted text, in any order. Nothing is saved: the member sees the parts
 * and corrects them.
 */
export function parseText(pasted: string): Parts {
  const text = pasted.replace(LABELS, ' ').replace(SEPARATORS, ' ').trim();
  const { mobile, rest } = takePhone(text);
  const area = findArea(rest);
  const before = piecesOf(area ? rest.slice(0, area.start) : '');
  const after = piecesOf(area ? rest.slice(area.end) : rest);
  const isGlued = area !== undefined && rest[area.end] !== ' ';
  const { name, place } = takeName(before, after, isGlued);
  const parts = {
    name,
    mobile,
    areaCodes: (area?.path ?? []).map(([code]) => code),
    areaText: namesOf(area?.path ?? []),
    detail: place.join(' ').slice(0, 100),
  };
  return { ...parts, confidence: rate(parts, area !== undefined && area.path.at(-1)?.[2] === undefined) };
}

export function parse({ body }: Context) {
  return parseText(needText(body.text, '请粘贴收货信息', MAX_LENGTH));
}
