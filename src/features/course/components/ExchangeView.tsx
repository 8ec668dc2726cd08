import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { isWords } from '@/shared/lib/typedCode';
import { pathOfOperate } from '@/shared/ui/ActionButton/operateLinks';
import { AlertNote } from '@/shared/ui/AlertNote/AlertNote';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { OperateBar } from '@/shared/ui/OperateBar/OperateBar';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import type { CourseDetail, ExchangeWay, Way } from '../contract';
import { useExchange } from '../useExchange';
import { useTypedCode } from '../useTypedCode';
import { CodeEntry } from './CodeEntry';
import { CourseHead } from './CourseHead';
import { ExchangeBar } from './ExchangeBar';
import styles from './ExchangeView.module.less';
import { LessonList } from './LessonList';
import { RulesLink } from './RulesLink';
import { WayCard } from './WayCard';

const NAMES: Readonly<Record<Way, string>> = { points: '积分兑换', code: '兑换码', right: '会员权益' };

const isUsable = ({ operate }: ExchangeWay) => operate.some(({ enabled }) => enabled);

/** The way of the address; else the code's when the address brings one; else the first that costs least and works. */
function chosenWay(ways: readonly ExchangeWay[], asked: string | undefined, hasCode: boolean): ExchangeWay | undefined {
  const byKey = (key: string) => ways.find((way) => way.key === key);
  const right = byKey('right');
  const cheapest = right && isUsable(right) ? right : ways[0];
  return byKey(asked ?? '') ?? (hasCode ? byKey('code') : undefined) ?? cheapest;
}

/** The course, the ways to get it, and what it will bring. */
export function ExchangeView({ course, refresh }: { course: CourseDetail; refresh: () => void }) {
  const codeInAddress = useQueryParam('code');
  const way = chosenWay(course.ways, useQueryParam('way'), codeInAddress !== undefined);
  return (
    <>
      <CourseHead course={course} />
      {way ? (
        <Ways course={course} way={way} refresh={refresh} />
      ) : (
        <>
          <NoWay course={course} />
          <Content course={course} />
          <OperateBar operate={course.operate} busy={false} onAct={() => void signIn()} />
        </>
      )}
    </>
  );
}

/** What is in the course, and the rules. */
function Content({ course }: { course: CourseDetail }) {
  return (
    <>
      <Card>
        <SectionTitle>{course.lessonCount} 节内容</SectionTitle>
        <LessonList course={course} />
      </Card>
      <p className={styles.rules}>
        <Clauses>课程讲日常照看的方法，不能代替医生诊断和治疗。</Clauses>
        <span className={styles.before}>
          换课前请看
          <RulesLink />
        </span>
      </p>
    </>
  );
}

/** How a guest gets a course after the login. */
const GUEST_WORDS: Readonly<Record<CourseDetail['price'], string>> = {
  free: '登录后可以直接学',
  card: '登录后可以用积分、兑换码或会员权益换',
  points: '登录后可以用积分、兑换码或会员权益换',
  cash: '登录后可以用兑换码换，或在积分商城兑换',
};

/** Why there is nothing to exchange here. */
function NoWay({ course: { access, expireAt, price } }: { course: CourseDetail }) {
  const { isSignedIn } = useSession();
  const words = {
    owned: `这门课已经是您的了${expireAt === null ? '' : `，可以学到 ${formatLastDay(expireAt)}`}`,
    open: '这门课不用换，可以直接学',
    soon: '这门课还没有开课，到时候再来换',
    locked: isSignedIn ? '这门课在积分商城兑换' : GUEST_WORDS[price],
    expired: '这门课在积分商城续期',
  };
  return (
    <Card>
      <p className={styles.noWay}>
        <Clauses>{words[access]}</Clauses>
      </p>
    </Card>
  );
}

/** For somebody without a code: the mall sells what is not had for points alone. */
function MallWay({ course: { operate } }: { course: CourseDetail }) {
  const mall = operate.find(({ key }) => key === 'mall');
  const path = mall && pathOfOperate(mall);
  if (!mall || path === undefined) return null;
  return (
    <Card tight>
      <ListRow title={mall.text} note="没有兑换码，也可以在积分商城用积分和钱换" to={path} />
    </Card>
  );
}

function Ways({ course, way, refresh }: { course: CourseDetail; way: ExchangeWay; refresh: () => void }) {
  const setQuery = useSetQuery();
  const typed = useTypedCode(course.courseId);
  const { code } = typed;
  const { exchange, isBusy, note, forget } = useExchange(course, { refresh, onExchanged: typed.forget });
  const { unlockAt, ways } = course;
  const choose = (key: Way) => {
    forget();
    setQuery({ way: key }, { replace: true });
  };
  const type = (next: string) => {
    forget();
    typed.type(next);
  };
  return (
    <>
      <SectionTitle outside>用哪种方式换</SectionTitle>
      {ways.length > 1 && (
        <div className={styles.ways}>
          <Tabs
            variant="segmented"
            aria-label="兑换方式"
            items={ways.map(({ key }) => ({ key, text: NAMES[key] }))}
            value={way.key}
            onChange={choose}
          />
        </div>
      )}
      {note && note.way !== 'code' && <AlertNote>{note.text}</AlertNote>}
      <WayCard way={way}>
        {way.key === 'code' && (
          <CodeEntry
            code={code}
            onType={type}
            refusal={note?.way === 'code' ? note.text : undefined}
            unlockAt={unlockAt}
            onUnlocked={() => {
              forget();
              refresh();
            }}
          />
        )}
      </WayCard>
      <MallWay course={course} />
      <SectionTitle outside>您会得到</SectionTitle>
      <Card tight>
        <DescriptionList
          items={[
            course.newExpireAt !== null && { term: '学习期限', value: `到 ${formatLastDay(course.newExpireAt)}` },
            { term: '在哪里看', value: '我的课程' },
            way.after !== undefined && way.after,
          ]}
        />
      </Card>
      <Content course={course} />
      <ExchangeBar
        way={way}
        isCodeMissing={way.key === 'code' && (code === '' || isWords(code))}
        unlockAt={way.key === 'code' ? unlockAt : null}
        isBusy={isBusy}
        onExchange={() => exchange(way.key, code)}
      />
    </>
  );
}
