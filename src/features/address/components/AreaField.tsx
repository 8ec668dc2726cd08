import { Suspense, useId } from 'react';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { lazyPart } from '@/shared/lib/lazyPart';
import { usePanel } from '@/shared/lib/usePanel';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Field } from '@/shared/ui/Field/Field';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { AddressForm } from '../addressForm';
import type { useAreaTree } from '../useAreaTree';
import styles from './AreaField.module.less';

const AreaPanel = lazyPart(async () => (await import('./AreaPanel')).AreaPanel);

interface Props {
  areas: ReturnType<typeof useAreaTree>;
  form: Pick<AddressForm, 'areaCodes' | 'areaText'>;
  error: string | undefined;
  onChange: (changes: Pick<AddressForm, 'areaCodes' | 'areaText'>) => void;
}

/** The area: chosen from the list, or typed when the list cannot be loaded. */
export function AreaField({ areas, form, error, onChange }: Props) {
  const { shown, open, close } = usePanel('step');
  const errorId = useId();
  const { tree, hasFailed, retry } = areas;

  if (hasFailed) {
    return (
      <Field
        label="所在地区"
        value={form.areaText}
        placeholder="如 浙江省 杭州市 西湖区"
        error={error}
        hint="地区列表没有取到，请直接填写省、市、区"
        onChange={(areaText) => onChange({ areaCodes: [], areaText })}
        action={
          <button type="button" className={styles.retry} onClick={retry}>
            <SpacedWord>重试</SpacedWord>
          </button>
        }
      />
    );
  }
  return (
    <div className={styles.field}>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onClick={() => open('area')}
      >
        <span className={styles.label}>所在地区</span>
        <span className={form.areaText ? styles.value : styles.empty}>{form.areaText || '请选择省、市、区'}</span>
        <ArrowIcon className={styles.arrow} aria-hidden />
      </button>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Popup isOpen={shown === 'area'} title="选择所在地区" onClose={close}>
        <Suspense
          fallback={
            <PartLoading>
              <Skeleton shape="card" height="calc(52vh + var(--tap))" />
            </PartLoading>
          }
        >
          {tree ? (
            <AreaPanel
              tree={tree}
              value={form.areaCodes}
              onChoose={(areaCodes, areaText) => {
                onChange({ areaCodes, areaText });
                close();
              }}
            />
          ) : (
            <Skeleton shape="card" height="calc(52vh + var(--tap))" />
          )}
        </Suspense>
      </Popup>
    </div>
  );
}
