import { type FormEvent, useState } from 'react';
import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';

interface Props {
  /** Of the box and of the field in it. */
  className: string | undefined;
  inputClassName?: string | undefined;
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (words: string) => void;
}

/** Everything is found already: the key 搜索 takes the keyboard away from it. */
function putKeyboardAway(event: FormEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Words that are looked for while they are typed; what an input method is still composing is not: nobody looks for its letters. */
export function LiveSearch({ className, inputClassName, label, placeholder, maxLength, value, onChange }: Props) {
  const [draft, setDraft] = useState<string>();
  return (
    <form className={className} onSubmit={putKeyboardAway}>
      <SearchIcon />
      <input
        className={inputClassName}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={draft ?? value}
        onChange={(event) => (draft === undefined ? onChange : setDraft)(event.target.value)}
        onCompositionStart={() => setDraft(value)}
        onCompositionEnd={(event) => {
          setDraft(undefined);
          onChange(event.currentTarget.value);
        }}
      />
    </form>
  );
}
