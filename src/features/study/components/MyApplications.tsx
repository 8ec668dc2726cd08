import { useQuery } from '@/request/useQuery';
import { pathOf, useGo } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getMyApplications } from '../contract';
import { ApplicationCard } from './ApplicationCard';
import styles from './MyApplications.module.less';

/** What the member has applied for, newest first. */
export function MyApplications() {
  const go = useGo();
  const query = useQuery(getMyApplications, undefined, { refreshOnReturn: true });
  return (
    <QueryView
      query={query}
      skeleton={
        <div className={styles.skeleton}>
          <Skeleton shape="card" height="230px" />
          <Skeleton shape="card" height="230px" space="12px" />
        </div>
      }
    >
      {({ applications }) =>
        applications.length === 0 ? (
          <PageState
            state="empty"
            art="comments"
            title="您还没有报过名"
            text="参加是自愿的，看看有没有合适的研究"
            action={{ text: '看看招募', to: pathOf('research') }}
          />
        ) : (
          <div className={styles.list}>
            {applications.map((application) => (
              <ApplicationCard
                key={application.applyId}
                application={application}
                title={application.title}
                to={pathOf('research', { studyId: application.studyId })}
                onSign={(studyId) => go('research', { studyId, step: 'sign' })}
                onChanged={query.refresh}
              />
            ))}
          </div>
        )
      }
    </QueryView>
  );
}
