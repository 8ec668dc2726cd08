/**
 * The boxes of the home screen while its code is on the way: the same elements as in the finished HTML
 * (scripts/start-page/skeleton.html), where their style stands too, so that nothing moves when React takes over.
 */
export function StartSkeleton() {
  return (
    <div className="sk" aria-hidden="true">
      <div className="sk-top">
        <i className="sk-mark" />
        <i className="sk-name" />
      </div>
      <div className="sk-card">
        <div className="sk-green">
          <i />
          <b />
          <i />
        </div>
        <div className="sk-sign" />
      </div>
      <div className="sk-icons">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="sk-banner" />
      <div className="sk-grid">
        <p />
        <p />
      </div>
    </div>
  );
}
