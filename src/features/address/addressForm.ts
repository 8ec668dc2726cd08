import { type AreaNode, isWholeAreaPath } from '@/shared/lib/areas/areas';
import { cleanPhone } from '@/shared/lib/cleanPhone';
import { plainLine } from '@/shared/lib/plainLine';
import { countCharacters } from '@/shared/ui/Field/Field';

/** What the member has typed, before it is checked. */
export interface AddressForm {
  readonly name: string;
  readonly mobile: string;
  /** Codes from the province down; empty when the area was typed by hand. */
  readonly areaCodes: readonly string[];
  readonly areaText: string;
  readonly detail: string;
  readonly tag: string;
  readonly isDefault: boolean;
}

export type AddressField = 'name' | 'mobile' | 'area' | 'detail' | 'tag';
export type AddressErrors = Partial<Record<AddressField, string>>;

export const EMPTY_FORM: AddressForm = {
  name: '',
  mobile: '',
  areaCodes: [],
  areaText: '',
  detail: '',
  tag: '',
  isDefault: false,
};

const NAME_LIMIT = 20;
export const DETAIL_LIMIT = 100;
export const TAG_LIMIT = 6;
const AREA_LIMIT = 60;
const PHONE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/;

function checkLength(value: string, limit: number, missing: string, what: string): string | undefined {
  const length = countCharacters(plainLine(value));
  if (length === 0) return missing;
  return length > limit ? `${what}最多 ${limit} 个字` : undefined;
}

function checkArea(form: AddressForm, tree: readonly AreaNode[] | undefined): string | undefined {
  if (form.areaCodes.length === 0) return checkLength(form.areaText, AREA_LIMIT, '请选择所在地区', '所在地区');
  return tree && !isWholeAreaPath(tree, form.areaCodes) ? '请选择到最后一级，如区或县' : undefined;
}

function checkDetail(detail: string): string | undefined {
  const problem = checkLength(detail, DETAIL_LIMIT, '请填写街道、小区、门牌号', '详细地址');
  return problem ?? (countCharacters(plainLine(detail)) < 2 ? '详细地址太短，请写到门牌号' : undefined);
}

/** What is wrong with each field, in words; an empty object when the form can be saved. */
export function checkAddress(form: AddressForm, tree: readonly AreaNode[] | undefined): AddressErrors {
  const isPhone = PHONE.test(cleanPhone(form.mobile));
  const phoneProblem = form.mobile.trim() === '' ? '请填写手机号' : '请填写 11 位手机号，或带区号的座机号';
  const found: Record<AddressField, string | undefined> = {
    name: checkLength(form.name, NAME_LIMIT, '请填写收货人', '收货人'),
    mobile: isPhone ? undefined : phoneProblem,
    area: checkArea(form, tree),
    detail: checkDetail(form.detail),
    tag: countCharacters(plainLine(form.tag)) > TAG_LIMIT ? `标签最多 ${TAG_LIMIT} 个字` : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The form as the server takes it, each text as one line. A typed area is sent only when no area was chosen. */
export function toSaving({ name, mobile, areaCodes, areaText, detail, tag, isDefault }: AddressForm) {
  const area = areaCodes.length > 0 ? {} : { areaText: plainLine(areaText) };
  return {
    name: plainLine(name),
    mobile: cleanPhone(mobile),
    areaCodes: [...areaCodes],
    ...area,
    detail: plainLine(detail),
    tag: plainLine(tag),
    isDefault,
  };
}

interface Parsed {
  name: string;
  mobile: string;
  areaCodes: readonly string[];
  areaText: string;
  detail: string;
}

/** Puts the recognised parts into the form; what was not recognised keeps what the member has typed. */
export function fillForm(form: AddressForm, parsed: Parsed): AddressForm {
  const hasArea = parsed.areaCodes.length > 0;
  return {
    ...form,
    name: parsed.name || form.name,
    mobile: parsed.mobile || form.mobile,
    areaCodes: hasArea ? parsed.areaCodes : form.areaCodes,
    areaText: hasArea ? parsed.areaText : form.areaText,
    detail: parsed.detail || form.detail,
  };
}
