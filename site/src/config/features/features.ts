import type { FeatureSlug } from '../navigation.ts';
import { attendanceCheckIn } from './attendance-check-in.ts';
import { billingPayments } from './billing-payments.ts';
import { cacfpManagement } from './cacfp-management.ts';
import { centreManagement } from './centre-management.ts';
import { childcareForms } from './childcare-forms.ts';
import { childcareInvoice } from './childcare-invoice.ts';
import { childcareReceipts } from './childcare-receipts.ts';
import { classroomManagement } from './classroom-management.ts';
import { communication } from './communication.ts';
import { dailyHealthChecks } from './daily-health-checks.ts';
import { dailyReport } from './daily-report.ts';
import { dailySchedules } from './daily-schedules.ts';
import { dailySummary } from './daily-summary.ts';
import { enrollmentAdmissions } from './enrollment-admissions.ts';
import { experienceCurriculum } from './experience-curriculum.ts';
import type { FeatureDefinition } from './feature-definition.ts';
import { lessonPlans } from './lesson-plans.ts';
import { mobileApp } from './mobile-app.ts';
import { payroll } from './payroll.ts';
import { progressReport } from './progress-report.ts';
import { siteManagement } from './site-management.ts';
import { smartAttendance } from './smart-attendance.ts';
import { staffScheduling } from './staff-scheduling.ts';

/** Every feature page, by its address. */
export const FEATURES: Readonly<Record<FeatureSlug, FeatureDefinition>> = {
  'attendance-check-in': attendanceCheckIn,
  'billing-payments': billingPayments,
  'cacfp-management': cacfpManagement,
  'centre-management': centreManagement,
  'childcare-forms': childcareForms,
  'childcare-invoice': childcareInvoice,
  'childcare-receipts': childcareReceipts,
  'classroom-management': classroomManagement,
  communication: communication,
  'daily-health-checks': dailyHealthChecks,
  'daily-report': dailyReport,
  'daily-schedules': dailySchedules,
  'daily-summary': dailySummary,
  'enrollment-admissions': enrollmentAdmissions,
  'experience-curriculum': experienceCurriculum,
  'lesson-plans': lessonPlans,
  'mobile-app': mobileApp,
  payroll: payroll,
  'progress-report': progressReport,
  'site-management': siteManagement,
  'smart-attendance': smartAttendance,
  'staff-scheduling': staffScheduling,
};
