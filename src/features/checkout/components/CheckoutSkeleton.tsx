import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';

export function CheckoutSkeleton() {
  return (
    <>
      <Card>
        <Skeleton width="52%" height="20px" />
        <Skeleton width="86%" height="16px" space="10px" />
      </Card>
      <Card>
        <Skeleton width="84px" height="84px" />
        <Skeleton width="60%" height="18px" space="12px" />
      </Card>
      <Card>
        <Skeleton width="100%" height="18px" />
        <Skeleton width="100%" height="18px" space="18px" />
        <Skeleton width="100%" height="18px" space="18px" />
        <Skeleton width="70%" height="24px" space="24px" />
      </Card>
    </>
  );
}
