import { pathOf } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';

/** A course that is not there any more, or never was. */
export function CourseMissing({
  title = '没有找到这门课',
  text = '它可能已经下架',
}: {
  title?: string;
  text?: string;
}) {
  return (
    <PageState
      state="empty"
      art="courses"
      title={title}
      text={text}
      action={{ text: '看全部课程', to: pathOf('courseList') }}
    />
  );
}
