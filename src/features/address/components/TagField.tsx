import { Chips } from '@/shared/ui/Chips/Chips';
import { Field } from '@/shared/ui/Field/Field';
import { TAG_LIMIT } from '../addressForm';

const TAGS = ['家', '公司', '父母', '学校'];

interface Props {
  value: string;
  error: string | undefined;
  onChange: (tag: string) => void;
}

/** A word that tells addresses apart: one of the usual ones, or an own one. */
export function TagField({ value, error, onChange }: Props) {
  return (
    <>
      <Field
        label="标签"
        value={value}
        placeholder="选填"
        maxCharacters={TAG_LIMIT}
        error={error}
        onChange={onChange}
      />
      <Chips
        grey
        wrap
        aria-label="常用标签"
        items={TAGS.map((tag) => ({ key: tag, text: tag }))}
        value={value}
        onChange={(tag) => onChange(tag === value ? '' : tag)}
      />
    </>
  );
}
