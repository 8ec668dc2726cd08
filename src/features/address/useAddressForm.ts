import { useState } from 'react';
import type { AreaNode } from '@/shared/lib/areas/areas';
import { dropDraft, keepDraft, readDraft } from './addressDrafts';
import { type AddressErrors, type AddressField, type AddressForm, checkAddress } from './addressForm';

const FIELDS_OF: Partial<Record<keyof AddressForm, AddressField>> = {
  name: 'name',
  mobile: 'mobile',
  areaCodes: 'area',
  areaText: 'area',
  detail: 'detail',
  tag: 'tag',
};

/** The form of one address: starts with what was left unsaved; a corrected field loses its message. */
export function useAddressForm(draftKey: string, initial: AddressForm) {
  const [form, setForm] = useState(() => readDraft(draftKey) ?? initial);
  const [errors, setErrors] = useState<AddressErrors>({});

  const change = (changes: Partial<AddressForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    keepDraft(draftKey, next);
    const left = { ...errors };
    for (const key of Object.keys(changes) as Array<keyof AddressForm>) {
      const field = FIELDS_OF[key];
      if (field) delete left[field];
    }
    setErrors(left);
  };
  /** Says whether the form can be saved; shows what is wrong. */
  const check = (tree: readonly AreaNode[] | undefined): boolean => {
    const found = checkAddress(form, tree);
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  /** Checks one field that the member has left; whether there is something in it is for the caller to look at. */
  const checkField = (field: AddressField, tree: readonly AreaNode[] | undefined) => {
    setErrors({ ...errors, [field]: checkAddress(form, tree)[field] });
  };
  return {
    form,
    errors,
    /** There is something in it that was typed and not saved. */
    isTyped: readDraft(draftKey) !== undefined,
    change,
    check,
    checkField,
    drop: (saved: AddressForm) => dropDraft(draftKey, saved),
  };
}
