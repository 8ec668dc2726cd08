import { Dressed } from '@/features/campaign';
import { type SignupConfig, SignupView } from '@/features/signup';
import { pathOf } from '@/shared/lib/navigation';
import { NightHead } from '../components/NightHead';
import { DAY } from '../dress';
import { ROUTES } from '../routes';

const WORDS = {
  deed: '参与',
  mine: '我的参与',
  at: '参与时间',
  edit: '修改回执',
  done: '参与成功',
  cancel: '取消参与',
  asks: '取消参与？',
};

/** Taking part: what has to be done before, a short form, the number. */
export function JoinScreen() {
  return (
    <Dressed dress={DAY} subject={{ kind: 'campaign', number: 'year' }}>
      <SignupView
        code="year"
        words={WORDS}
        closedWay={{ text: '看年度订单', to: pathOf(ROUTES.order) }}
        title={ROUTES.join.title}
        fallback={ROUTES.home}
        head={({ title, lines }: SignupConfig) => <NightHead title={title} line={lines.join('。')} />}
      />
    </Dressed>
  );
}
