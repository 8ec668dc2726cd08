import { pathOf, useGo, useQueryParam } from '@/shared/lib/navigation';
import { formatLastDate } from '@/shared/lib/timeFormat';
import { AlertNote } from '@/shared/ui/AlertNote/AlertNote';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import type { ActivationDraft } from '../activationDraft';
import type { useActivation } from '../useActivation';
import styles from './ActivationPreview.module.less';
import { TextButton } from './TextButton';

interface Props {
  activation: ReturnType<typeof useActivation>;
  checked: NonNullable<ActivationDraft['checked']>;
}

/** What the code brings, shown before it is used up. */
export function ActivationPreview({ activation, checked }: Props) {
  const { activate, isActivating, isUnknown } = activation;
  const consentId = useQueryParam('consentId');
  const go = useGo();
  const readTerms = () => {
    const next = pathOf('activateMembership', { step: 'preview' });
    go('noticeBefore', { type: 'activate', next });
  };
  return (
    <div className={styles.page}>
      {isUnknown && <AlertNote>没有收到结果，可能已经激活。再点一次不会重复使用激活码。</AlertNote>}
      <Card className={styles.big}>
        <h2>{checked.cardName}</h2>
        <small>{checked.isPermanent ? '激活后' : '激活后有效期至'}</small>
        <b>
          <Dated>{checked.isPermanent ? '永久有效' : formatLastDate(checked.newExpireAt)}</Dated>
        </b>
      </Card>
      <Card>
        <DescriptionList
          items={[
            { term: '增加天数', value: checked.isPermanent ? '永久' : `${checked.days} 天` },
            { term: '激活到', value: [checked.accountMasked, '当前登录的账号'].filter(Boolean).join('，') },
          ]}
        />
        <TextButton onClick={readTerms}>激活须知</TextButton>
      </Card>
      <BottomBar>
        {consentId === undefined ? (
          <Button size="large" block onClick={readTerms}>
            阅读须知并激活
          </Button>
        ) : (
          <Button size="large" block busy={isActivating} onClick={() => void activate(consentId)}>
            确认激活
          </Button>
        )}
      </BottomBar>
    </div>
  );
}
