/** Every page with an address, for the checks that hold for all. A page that is missing here fails `every-route-wide.test.ts`. */
import { roleId } from "#src/store/seed-access.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";

export interface BuiltRoute {
  readonly name: string;
  /** Route file below src/ui/routes, without its ending. */
  readonly file: string;
  /** `$companyId`, `$employeeId`, `$gradeId` and `$emailId` stand for the first of the samples. */
  readonly path: string;
  /** Whether somebody has to be signed in. */
  readonly signedIn: boolean;
  /** Who visits it, where it is not the tenant's administrator. */
  readonly account?: "platform@hrms.demo";
  /** CSS of what shows that the page has its data; the heading unless said otherwise. */
  readonly ready?: string;
}

const company = "_app/companies/$companyId";
const area = `${company}/$area`;
const employees = `${company}/employees`;
const ofPlatform = { signedIn: true, account: "platform@hrms.demo" } as const;
const email = "_app/apps/email";
const todo = "_app/apps/todo";
const user = "_app/apps/user";

/** Pages of examples: `forms/elements` and the names of the pages in it. */
function examples(folder: string, ...pages: readonly string[]): readonly BuiltRoute[] {
  return pages.map((page) => ({ name: `${folder}/${page}`, file: `_app/${folder}/${page}`, path: `/${folder}/${page}`, signedIn: true, ready: "[data-example-result]" }));
}

const calculator = { file: "_app/calculators/$calculator", signedIn: true, ready: "[data-headline]" } as const;

export const builtRoutes: readonly BuiltRoute[] = [
  { name: "sign-in", file: "pages/login-v1", path: "/pages/login-v1", signedIn: false, ready: "#samples" },
  { name: "sign-in beside a drawing", file: "pages/login-v2", path: "/pages/login-v2", signedIn: false, ready: "#samples" },
  { name: "registration", file: "pages/register-v1", path: "/pages/register-v1", signedIn: false },
  { name: "registration beside a drawing", file: "pages/register-v2", path: "/pages/register-v2", signedIn: false },
  { name: "forgotten password", file: "pages/forgot-password-v1", path: "/pages/forgot-password-v1", signedIn: false },
  { name: "forgotten password beside a drawing", file: "pages/forgot-password-v2", path: "/pages/forgot-password-v2", signedIn: false },
  { name: "worn link", file: "pages/reset-password-v1", path: "/pages/reset-password-v1?token=worn", signedIn: false, ready: "main a" },
  { name: "worn link beside a drawing", file: "pages/reset-password-v2", path: "/pages/reset-password-v2", signedIn: false },
  { name: "address to confirm", file: "pages/verify-email", path: "/pages/verify-email", signedIn: false },
  { name: "error", file: "misc/error", path: "/misc/error", signedIn: false },
  { name: "coming soon", file: "misc/coming-soon", path: "/misc/coming-soon", signedIn: false },
  { name: "opened", file: "misc/coming-soon", path: "/misc/coming-soon?until=2026-01-01", signedIn: false },
  { name: "not authorized", file: "misc/not-authorized", path: "/misc/not-authorized?from=%2Fapps%2Ftodo", signedIn: true },
  { name: "maintenance", file: "misc/maintenance", path: "/misc/maintenance", signedIn: false, ready: "main a" },
  { name: "outbox", file: "dev/outbox", path: "/dev/outbox", signedIn: false, ready: "h1 ~ div h2" },
  { name: "access control", file: "_app/access-control", path: "/access-control", signedIn: true, ready: "[data-card=admin]" },
  { name: "dashboard", file: `${company}/dashboard`, path: "/companies/$companyId/dashboard", signedIn: true },
  { name: "an area to come", file: `${area}/index`, path: "/companies/$companyId/leaves", signedIn: true },
  { name: "employees", file: `${employees}/index`, path: "/companies/$companyId/employees", signedIn: true, ready: "tbody a, li a[href*='/employees/']" },
  { name: "employees as cards", file: `${employees}/index`, path: "/companies/$companyId/employees?look=cards&status=probation", signedIn: true, ready: "ul a[href*='/employees/']" },
  { name: "new employee", file: `${employees}/new`, path: "/companies/$companyId/employees/new", signedIn: true, ready: "main input" },
  { name: "import of people", file: `${employees}/import`, path: "/companies/$companyId/employees/import", signedIn: true, ready: "main [role=group] button" },
  { name: "employee", file: `${employees}/$employeeId`, path: "/companies/$companyId/employees/$employeeId", signedIn: true, ready: "main dl" },
  { name: "an employee's identity", file: `${employees}/$employeeId`, path: "/companies/$companyId/employees/$employeeId?tab=identity", signedIn: true, ready: "main ol" },
  { name: "an employee's job", file: `${employees}/$employeeId`, path: "/companies/$companyId/employees/$employeeId?tab=job", signedIn: true, ready: "main ol" },
  { name: "unknown employee", file: `${employees}/$employeeId`, path: "/companies/$companyId/employees/00000000-0000-4000-8000-000000000000", signedIn: true },
  { name: "org chart", file: `${company}/org-chart`, path: "/companies/$companyId/org-chart", signedIn: true, ready: "[role=treeitem]" },
  { name: "unknown company", file: company, path: "/companies/00000000-0000-4000-8000-000000000000/dashboard", signedIn: true },
  { name: "unknown page", file: "_app/$", path: "/no/such/page", signedIn: true },
  { name: "no company", file: "_app/no-company", path: "/no-company", signedIn: true },
  { name: "notifications", file: "_app/me/notifications", path: "/me/notifications", signedIn: true, ready: "[data-mark]" },
  { name: "unread notifications", file: "_app/me/notifications", path: "/me/notifications?show=unread", signedIn: true, ready: "[data-mark]" },
  { name: "my profile", file: "_app/me/my-profile", path: "/me/my-profile", signedIn: true, ready: "main form input" },
  { name: "my password", file: "_app/me/my-profile", path: "/me/my-profile?tab=password", signedIn: true, ready: "main form input" },
  { name: "my devices", file: "_app/me/my-profile", path: "/me/my-profile?tab=sessions", signedIn: true, ready: "main ul li" },
  { name: "my mails", file: "_app/me/my-profile", path: "/me/my-profile?tab=notifications", signedIn: true, ready: "main [role=switch]" },
  { name: "elements", file: "_app/platform/$area/index", path: "/platform/elements", ...ofPlatform, ready: "tbody a, main li a" },
  { name: "new element", file: "_app/platform/$area/new", path: "/platform/elements/new", ...ofPlatform, ready: "main input" },
  { name: "modules", file: "_app/platform/$area/index", path: "/platform/modules", ...ofPlatform, ready: "tbody a, main li a" },
  { name: "packages", file: "_app/platform/$area/index", path: "/platform/packages", ...ofPlatform, ready: "tbody a, main li a" },
  { name: "module elements", file: "_app/platform/module-elements", path: "/platform/module-elements", ...ofPlatform, ready: "main input[type=checkbox]" },
  { name: "package modules", file: "_app/platform/package-modules", path: "/platform/package-modules", ...ofPlatform, ready: "main input[type=checkbox]" },
  { name: "worn invitation", file: "pages/accept-invitation", path: "/pages/accept-invitation?token=worn", signedIn: false, ready: "main a" },
  { name: "invitations", file: `${area}/index`, path: "/companies/$companyId/invitations", signedIn: true },
  { name: "new invitation", file: `${area}/new`, path: "/companies/$companyId/invitations/new", signedIn: true, ready: "main input" },
  { name: "roles", file: "_app/tenant/$area/index", path: "/tenant/roles", signedIn: true, ready: "tbody a, main li a" },
  { name: "role of the product", file: "_app/tenant/$area/$recordId/index", path: `/tenant/roles/${roleId("hrAdmin")}?tab=rights`, signedIn: true, ready: "main table, main fieldset" },
  { name: "members of a role", file: "_app/tenant/$area/$recordId/index", path: `/tenant/roles/${roleId("tenantOwner")}?tab=members`, signedIn: true, ready: "main table" },
  { name: "role that stays as it is", file: "_app/tenant/$area/$recordId/edit", path: `/tenant/roles/${roleId("hrAdmin")}/edit`, signedIn: true },
  { name: "new role", file: "_app/tenant/$area/new", path: "/tenant/roles/new", signedIn: true, ready: "main input" },
  { name: "compared roles", file: "_app/tenant/roles/compare", path: `/tenant/roles/compare?one=${roleId("hrAdmin")}&other=${roleId("manager")}`, signedIn: true, ready: "main table" },
  { name: "accesses", file: "_app/tenant/$area/index", path: "/tenant/user-access", signedIn: true, ready: "tbody a, main li a" },
  { name: "new access", file: "_app/tenant/$area/new", path: "/tenant/user-access/new", signedIn: true, ready: "main [role=combobox]" },
  { name: "grades", file: `${area}/index`, path: "/companies/$companyId/grades", signedIn: true, ready: "tbody a, li a[href*='/grades/']" },
  { name: "departments", file: `${area}/index`, path: "/companies/$companyId/departments", signedIn: true, ready: "[role=treeitem]" },
  { name: "designations", file: `${area}/index`, path: "/companies/$companyId/designations", signedIn: true, ready: "tbody a, main li a" },
  { name: "mom-survey-groups", file: `${area}/index`, path: "/companies/$companyId/mom-survey-groups", signedIn: true, ready: "tbody a, main li a" },
  { name: "employee-groups", file: `${area}/index`, path: "/companies/$companyId/employee-groups", signedIn: true, ready: "tbody a, main li a" },
  { name: "classes", file: `${area}/index`, path: "/companies/$companyId/classes", signedIn: true, ready: "tbody a, main li a" },
  { name: "functional-groups", file: `${area}/index`, path: "/companies/$companyId/functional-groups", signedIn: true, ready: "tbody a, main li a" },
  { name: "work locations", file: `${area}/index`, path: "/companies/$companyId/work-locations", signedIn: true, ready: "tbody a, main li a" },
  { name: "shifts", file: `${area}/index`, path: "/companies/$companyId/shifts", signedIn: true, ready: "tbody a, main li a" },
  { name: "clients", file: `${area}/index`, path: "/companies/$companyId/clients", signedIn: true, ready: "tbody a, main li a" },
  { name: "new client", file: `${area}/new`, path: "/companies/$companyId/clients/new", signedIn: true, ready: "main [role=group]" },
  { name: "projects", file: `${area}/index`, path: "/companies/$companyId/projects", signedIn: true, ready: "tbody a, main li a" },
  { name: "team of a project", file: `${area}/$recordId/index`, path: `/companies/$companyId/projects/${structureId("projects", "trading", "RCR")}?tab=team`, signedIn: true, ready: "main table" },
  { name: "new project", file: `${area}/new`, path: "/companies/$companyId/projects/new", signedIn: true, ready: "main [role=combobox]" },
  { name: "companies", file: "_app/tenant/$area/index", path: "/tenant/companies", signedIn: true, ready: "tbody a, main li a" },
  { name: "logo of a company", file: "_app/tenant/$area/$recordId/index", path: "/tenant/companies/$companyId?tab=logo", signedIn: true, ready: "main [role=tabpanel] button" },
  { name: "edit company", file: "_app/tenant/$area/$recordId/edit", path: "/tenant/companies/$companyId/edit", signedIn: true, ready: "main input" },
  { name: "new shift", file: `${area}/new`, path: "/companies/$companyId/shifts/new", signedIn: true, ready: "main [role=group]" },
  { name: "new designation", file: `${area}/new`, path: "/companies/$companyId/designations/new", signedIn: true, ready: "main [role=combobox]" },
  { name: "grades without a match", file: `${area}/index`, path: "/companies/$companyId/grades?q=zzz", signedIn: true },
  { name: "new grade", file: `${area}/new`, path: "/companies/$companyId/grades/new", signedIn: true, ready: "main input" },
  { name: "grade", file: `${area}/$recordId/index`, path: "/companies/$companyId/grades/$gradeId", signedIn: true },
  { name: "edit grade", file: `${area}/$recordId/edit`, path: "/companies/$companyId/grades/$gradeId/edit", signedIn: true, ready: "main input" },
  { name: "unknown grade", file: `${area}/$recordId/index`, path: "/companies/$companyId/grades/00000000-0000-4000-8000-000000000000", signedIn: true },
  { name: "inbox", file: `${email}/$folder`, path: "/apps/email/inbox", signedIn: true, ready: "[data-mail-list] li" },
  { name: "an email", file: `${email}/$folder`, path: "/apps/email/inbox?mail=$emailId", signedIn: true, ready: "article h2" },
  { name: "emails of a label", file: `${email}/label/$label`, path: "/apps/email/label/important", signedIn: true, ready: "[data-mail-list] li" },
  { name: "unknown mail folder", file: `${email}/$folder`, path: "/apps/email/attic", signedIn: true },
  { name: "tasks", file: `${todo}/index`, path: "/apps/todo", signedIn: true, ready: "[data-row]" },
  { name: "tasks of a tag", file: `${todo}/tag/$tag`, path: "/apps/todo/tag/medium?sort=due-date", signedIn: true, ready: "[data-row]" },
  { name: "a task", file: `${todo}/$filter`, path: "/apps/todo/important?task=6", signedIn: true, ready: "dialog [role=toolbar]" },
  { name: "unknown list of tasks", file: `${todo}/$filter`, path: "/apps/todo/yesterday", signedIn: true },
  { name: "users", file: `${user}/list`, path: "/apps/user/list?pageSize=10", signedIn: true, ready: "[data-row]" },
  { name: "users without a match", file: `${user}/list`, path: "/apps/user/list?q=zzz&role=admin", signedIn: true, ready: "main h2" },
  { name: "a new user", file: `${user}/list`, path: "/apps/user/list?add=yes", signedIn: true, ready: "dialog input" },
  { name: "a user", file: `${user}/view/$id`, path: "/apps/user/view/44", signedIn: true, ready: "main table" },
  { name: "unknown user", file: `${user}/view/$id`, path: "/apps/user/view/4040", signedIn: true },
  { name: "edit user", file: `${user}/edit/$id`, path: "/apps/user/edit/10", signedIn: true, ready: "main table" },
  { name: "edit information of a user", file: `${user}/edit/$id`, path: "/apps/user/edit/10?tab=information", signedIn: true, ready: "main fieldset" },
  { name: "edit links of a user", file: `${user}/edit/$id`, path: "/apps/user/edit/10?tab=social", signedIn: true, ready: "main input[type=url]" },
  ...["collapse-menu", "layout-boxed", "without-menu", "layout-empty"].map((name) => ({
    name: `page layout: ${name}`,
    file: `_app/page-layout/${name}`,
    path: `/page-layout/${name}`,
    signedIn: true,
  })),
  { name: "page layout: layout-blank", file: "page-layout/layout-blank", path: "/page-layout/layout-blank", signedIn: false },
  ...examples("tables", "reactstrap"),
  ...examples("datatables", "basic"),
  { name: "datatables/advance", file: "_app/datatables/advance", path: "/datatables/advance", signedIn: true, ready: "[data-row]" },
  { name: "datatables/advance, grouped", file: "_app/datatables/advance", path: "/datatables/advance?group=status&sort=-salary,age&city=Bedok,Tampines", signedIn: true, ready: "[data-row]" },
  ...examples(
    "forms/elements",
    "input", "input-group", "input-mask", "textarea", "number-input", "checkbox", "radio", "switch", "select", "file-uploader", "editor",
    "pickers",
  ),
  { name: "calculators", file: "_app/calculators/index", path: "/calculators", signedIn: true, ready: "main ul a" },
  { name: "calculator of a month's pay", ...calculator, path: "/calculators/cpf-month?m=2026-06&r=pr&ps=2025-06-16&ow=900000&aw=100000&f=CDAC&mu=true" },
  { name: "calculator of a year's CPF", ...calculator, path: "/calculators/cpf-year?y=2026" },
  { name: "calculator of SDL", ...calculator, path: "/calculators/sdl?m=2026-06" },
  { name: "calculator of the foreign worker levy", ...calculator, path: "/calculators/foreign-worker-levy?m=2026-06&k=work-permit" },
  { name: "calculator of an own fund", ...calculator, path: "/calculators/private-provident-fund?m=2026-06&o=true" },
  { name: "calculator of overtime", ...calculator, path: "/calculators/overtime" },
  { name: "calculator of an incomplete month", ...calculator, path: "/calculators/incomplete-month?m=2026-09&j=2026-09-16&e=2026-09-17,,absent" },
  { name: "calculator of deductions", ...calculator, path: "/calculators/deductions" },
  { name: "calculator of leave for children", ...calculator, path: "/calculators/childcare-leave" },
  { name: "public holidays of a year", ...calculator, path: "/calculators/public-holidays?y=2027" },
  { name: "check of a number", ...calculator, path: "/calculators/identifiers?k=uen&t=T09LL0001B" },
  { name: "check of an EZPay file", ...calculator, path: "/calculators/ezpay-check", ready: "main textarea" },
  { name: "unknown calculator", ...calculator, path: "/calculators/horoscope", ready: "h1" },
  { name: "rates of cpf", file: `${company}/cpf`, path: "/companies/$companyId/cpf", signedIn: true, ready: "#version-panel table" },
  { name: "rates of sdl", file: `${company}/sdl`, path: "/companies/$companyId/sdl", signedIn: true, ready: "#version-panel table" },
  { name: "rates of cdac", file: `${company}/cdac`, path: "/companies/$companyId/cdac", signedIn: true, ready: "#version-panel table" },
  { name: "rates of ec", file: `${company}/ec`, path: "/companies/$companyId/ec", signedIn: true, ready: "#version-panel table" },
  { name: "rates of mbm", file: `${company}/mbm`, path: "/companies/$companyId/mbm", signedIn: true, ready: "#version-panel table" },
  { name: "rates of sinda", file: `${company}/sinda`, path: "/companies/$companyId/sinda", signedIn: true, ready: "#version-panel table" },
  { name: "rates of ppf", file: `${company}/ppf`, path: `/companies/${sampleCompanies.trading.id}/ppf`, signedIn: true, ready: "#version-panel table" },
  { name: "a company without a fund", file: `${company}/ppf`, path: `/companies/${sampleCompanies.logistics.id}/ppf`, signedIn: true, ready: "main h2" },
  { name: "rates of holidays", file: `${company}/holidays`, path: "/companies/$companyId/holidays", signedIn: true, ready: "#version-panel table" },
  { name: "CPF ceilings", file: `${company}/cpf`, path: "/companies/$companyId/cpf?part=cpf-ceilings", signedIn: true, ready: "#version-panel table" },
  { name: "what CPF rates change", file: `${company}/cpf`, path: "/companies/$companyId/cpf?tab=differences", signedIn: true, ready: "#version-panel table" },
  { name: "what CPF rates do to wages", file: `${company}/cpf`, path: "/companies/$companyId/cpf?tab=effect", signedIn: true, ready: "#version-panel table" },
  { name: "history of rates", file: `${company}/sdl`, path: "/companies/$companyId/sdl?tab=history", signedIn: true },
  { name: "unknown rate set", file: `${company}/sdl`, path: "/companies/$companyId/sdl?set=00000000-0000-4000-8000-000000000000", signedIn: true },
  { name: "company settings", file: `${company}/company-settings`, path: "/companies/$companyId/company-settings", signedIn: true, ready: "main input" },
  ...["countries", "workpass-types", "workpass-occupations", "religions", "races", "global-leave-types"].map((name) => ({
    ...ofPlatform,
    name,
    file: "_app/platform/$area/index",
    path: `/platform/${name}`,
    ready: "tbody a, main li a",
  })),
  { name: "banks, to a tenant", file: "_app/platform/$area/index", path: "/platform/banks", signedIn: true, ready: "tbody a, main li a" },
  { ...ofPlatform, name: "new occupation", file: "_app/platform/$area/new", path: "/platform/workpass-occupations/new", ready: "main [role=combobox]" },
  { ...ofPlatform, name: "work pass type", file: "_app/platform/$area/$recordId/index", path: "/platform/workpass-types/$workpassTypeId", ready: "main table" },
  { ...ofPlatform, name: "edit work pass type", file: "_app/platform/$area/$recordId/edit", path: "/platform/workpass-types/$workpassTypeId/edit", ready: "main [role=group] input" },
  { name: "CPF ages", file: "_app/platform/cpf-ages", path: "/platform/cpf-ages", signedIn: true, ready: "#version-panel table" },
  { name: "CPF wages", file: "_app/platform/cpf-wages", path: "/platform/cpf-wages", signedIn: true, ready: "#version-panel table" },
  { name: "rates of the platform", file: "_app/platform/rates/$kind", path: "/platform/rates/holidays", signedIn: true, ready: "#version-panel table" },
  ...examples(
    "components",
    "alerts", "breadcrumbs", "carousel", "collapse", "divider", "dropdowns", "list-group", "media-objects", "nav-component", "pagination",
  ),
  ...examples("components", "pill-badges", "pills-component", "popovers", "tabs-component", "timeline", "toasts", "tooltips", "blockui", "auto-complete"),
  ...examples("components", "buttons", "modals", "progress", "spinners", "avatar", "badges"),
  ...examples("forms/layout", "form-layout"),
  ...examples("forms", "wizard", "react-hook-form", "reactstrap-validation", "form-repeater"),
  { name: "forms/wizard, at a step that is still closed", file: "_app/forms/wizard", path: "/forms/wizard?step=address", signedIn: true, ready: "[data-example-result]" },
];
