import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as AlipayIcon } from '@/shared/icons/alipay.svg';
import { ReactComponent as HospitalIcon } from '@/shared/icons/hospital.svg';
import { ReactComponent as StudyIcon } from '@/shared/icons/microscope.svg';
import { ReactComponent as AppointmentIcon } from '@/shared/icons/serviceAppointment.svg';
import { ReactComponent as ConsultationIcon } from '@/shared/icons/serviceConsultation.svg';
import { ReactComponent as DepartmentIcon } from '@/shared/icons/serviceDepartment.svg';
import { ReactComponent as DepositIcon } from '@/shared/icons/serviceDeposit.svg';
import { ReactComponent as DischargeIcon } from '@/shared/icons/serviceDischarge.svg';
import { ReactComponent as DoctorIcon } from '@/shared/icons/serviceDoctor.svg';
import { ReactComponent as FloorsIcon } from '@/shared/icons/serviceFloors.svg';
import { ReactComponent as GuidanceIcon } from '@/shared/icons/serviceGuidance.svg';
import { ReactComponent as InsuranceIcon } from '@/shared/icons/serviceInsurance.svg';
import { ReactComponent as PaymentIcon } from '@/shared/icons/servicePayment.svg';
import { ReactComponent as PrepaidIcon } from '@/shared/icons/servicePrepaid.svg';
import { ReactComponent as QueueIcon } from '@/shared/icons/serviceQueue.svg';
import { ReactComponent as RecordIcon } from '@/shared/icons/serviceRecord.svg';
import { ReactComponent as RegistrationIcon } from '@/shared/icons/serviceRegistration.svg';
import { ReactComponent as ReportIcon } from '@/shared/icons/serviceReport.svg';
import { ReactComponent as ScanIcon } from '@/shared/icons/serviceScan.svg';
import { ReactComponent as ScreeningIcon } from '@/shared/icons/serviceScreening.svg';
import { ReactComponent as SkinIcon } from '@/shared/icons/serviceSkin.svg';
import { ReactComponent as WechatIcon } from '@/shared/icons/wechat.svg';
import { ownValue } from '@/shared/lib/ownValue';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const ICONS: Readonly<Record<string, Icon>> = {
  alipay: AlipayIcon,
  appointment: AppointmentIcon,
  consultation: ConsultationIcon,
  department: DepartmentIcon,
  deposit: DepositIcon,
  discharge: DischargeIcon,
  doctor: DoctorIcon,
  floors: FloorsIcon,
  guidance: GuidanceIcon,
  insurance: InsuranceIcon,
  payment: PaymentIcon,
  prepaid: PrepaidIcon,
  queue: QueueIcon,
  record: RecordIcon,
  registration: RegistrationIcon,
  report: ReportIcon,
  scan: ScanIcon,
  screening: ScreeningIcon,
  skin: SkinIcon,
  study: StudyIcon,
  wechat: WechatIcon,
};

/** The icon of a hospital service by the server's name for it; the hospital's sign when the name is new. */
export function iconOfService(name: string): Icon {
  return ownValue(ICONS, name) ?? HospitalIcon;
}
