// The catalogue of every state of every lasting screen; a campaign's own stand in its folder and are imported with it.
import './control';
import './screens';
import './mall';
import './order';
import './payment';
import './account';
import './lottery';
import './membership';
import './message';
import './rights';
import './learning';
import './others';
import './codes';
import './research';
