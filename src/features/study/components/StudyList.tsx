import { useQuery } from '@/request/useQuery';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { Link } from '@/shared/ui/Link/Link';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getStudies, type StudyRow } from '../contract';
import { StudyHero } from './StudyHero';
import styles from './StudyList.module.less';
import { StudyQuota, StudyTags } from './StudyMarks';

const isLooking = ({ status }: StudyRow) => status === 'open' || status === 'full';

function StudyCard({ study }: { study: StudyRow }) {
  const { studyId, title, who, sponsor } = study;
  return (
    <Card className={styles.card}>
      <StudyTags study={study} />
      <h3 className={styles.title}>
        <Link className={styles.link} to={pathOf('research', { studyId })}>
          {title}
        </Link>
        <ArrowIcon className={styles.arrow} aria-hidden />
      </h3>
      <p className={styles.line}>{who}</p>
      <p className={styles.line}>发起：{sponsor}</p>
      <StudyQuota study={study} />
    </Card>
  );
}

function Group({ title, studies }: { title: string; studies: readonly StudyRow[] }) {
  if (studies.length === 0) return null;
  return (
    <>
      <SectionTitle outside>{title}</SectionTitle>
      {studies.map((study) => (
        <StudyCard key={study.studyId} study={study} />
      ))}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="30%" height="22px" />
      <Skeleton shape="card" height="168px" space="12px" />
      <Skeleton shape="card" height="168px" space="12px" />
    </div>
  );
}

/** The studies that look for people, then those that do not at present. */
export function StudyList() {
  const query = useQuery(getStudies, undefined, { refreshOnReturn: true });
  return (
    <>
      <StudyHero />
      <QueryView query={query} skeleton={<ListSkeleton />}>
        {({ studies }) =>
          studies.length === 0 ? (
            <PageState
              state="empty"
              art="search"
              title="现在没有招募的研究"
              text="有了新的研究，会写在这里"
              action={{ text: '返回首页', to: pathOf('pointsMall') }}
            />
          ) : (
            <div className={styles.list}>
              <Group title="正在招募" studies={studies.filter(isLooking)} />
              <Group title="暂停和已结束" studies={studies.filter((study) => !isLooking(study))} />
            </div>
          )
        }
      </QueryView>
    </>
  );
}
