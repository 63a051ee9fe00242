/** The pages that search and bookmarks link to, with their lucide icons; the routes are those of the demo's site map. */
import type { PageEntry } from "#generated/demo/schema.ts";

type SamplePage = Omit<PageEntry, "isBookmarked">;

// title | icon | link; where the word for the page is not the end of the link, a fourth part gives it.
const lines = `
eCommerce Dashboard | shopping-bag | / | dashboard-ecommerce
Analytics Dashboard | chart-column | /dashboard/analytics | dashboard-analytics
Email | mail | /apps/email
Chat | message-square | /apps/chat
Todo | square-check-big | /apps/todo
Calendar | calendar-days | /apps/calendar
Invoice List | receipt-text | /apps/invoice/list | invoice-list
Invoice Preview | file-search | /apps/invoice/preview | invoice-preview
Invoice Edit | file-pen-line | /apps/invoice/edit | invoice-edit
Invoice Add | file-plus | /apps/invoice/add | invoice-add
Shop | store | /apps/ecommerce/shop
Product Detail | package-search | /apps/ecommerce/product-detail
Wishlist | heart | /apps/ecommerce/wishlist
Checkout | credit-card | /apps/ecommerce/checkout
User List | users | /apps/user/list | user-list
User View | user-round-search | /apps/user/view | user-view
User Edit | user-round-pen | /apps/user/edit | user-edit
Login V1 | log-in | /pages/login-v1
Login V2 | log-in | /pages/login-v2
Register V1 | user-plus | /pages/register-v1
Register V2 | user-plus | /pages/register-v2
Forgot Password V1 | key-round | /pages/forgot-password-v1
Forgot Password V2 | key-round | /pages/forgot-password-v2
Reset Password V1 | rotate-ccw-key | /pages/reset-password-v1
Reset Password V2 | rotate-ccw-key | /pages/reset-password-v2
Account Settings | settings | /pages/account-settings
Profile | circle-user-round | /pages/profile
FAQ | circle-question-mark | /pages/faq
Knowledge Base | book-open | /pages/knowledge-base
Pricing | badge-dollar-sign | /pages/pricing
Blog List | newspaper | /pages/blog/list | blog-list
Blog Detail | scroll-text | /pages/blog/detail | blog-detail
Blog Edit | pen-line | /pages/blog/edit | blog-edit
Coming Soon | hourglass | /misc/coming-soon
Not Authorized | shield-off | /misc/not-authorized
Maintenance | construction | /misc/maintenance
Error | circle-alert | /misc/error
Access Control | shield-check | /access-control
Typography | type | /ui-element/typography
Colors | palette | /colors/colors
Icons | feather | /icons/reactfeather
Basic Cards | square | /cards/basic | card-basic
Advance Cards | layers | /cards/advance | card-advance
Statistics Cards | trending-up | /cards/statistics | card-statistics
Analytics Cards | chart-pie | /cards/analytics | card-analytics
Card Actions | maximize | /cards/action | card-action
Alerts | triangle-alert | /components/alerts
Auto Complete | text-search | /components/auto-complete
Avatar | circle-user | /components/avatar
Badges | badge | /components/badges
Breadcrumbs | chevrons-right | /components/breadcrumbs
Buttons | square-mouse-pointer | /components/buttons
Carousel | gallery-horizontal | /components/carousel
Collapse | list-collapse | /components/collapse
Divider | minus | /components/divider
Dropdowns | square-chevron-down | /components/dropdowns
List Group | list | /components/list-group
Media Objects | image | /components/media-objects
Modals | app-window | /components/modals
Nav Component | navigation | /components/nav-component
Pagination | ellipsis | /components/pagination | component-pagination
Pill Badges | pill | /components/pill-badges
Pills Component | toggle-left | /components/pills-component
Popovers | message-circle | /components/popovers
Progress | loader | /components/progress
Spinners | loader-circle | /components/spinners
Tabs Component | folder-kanban | /components/tabs-component
Timeline | git-commit-vertical | /components/timeline
Toasts | bell | /components/toasts
Tooltips | message-circle-more | /components/tooltips
Block UI | ban | /components/blockui
Sweet Alert | bell-ring | /extensions/sweet-alert
Toastr | megaphone | /extensions/toastr
Slider | sliders-horizontal | /extensions/slider
Drag and Drop | move | /extensions/drag-and-drop
Tour | map-pinned | /extensions/tour
Clipboard | clipboard | /extensions/clipboard
Media Player | circle-play | /extensions/react-player
Context Menu | mouse-pointer-click | /extensions/context-menu
Swiper | smartphone | /extensions/swiper
Ratings | star | /extensions/ratings
Languages | languages | /extensions/i18n
Data Pagination | book-copy | /extensions/pagination | extension-pagination
Import | file-input | /extensions/import
Export | file-output | /extensions/export
Export Selected | list-checks | /extensions/export-selected
Collapsed Menu | panel-left-close | /page-layout/collapse-menu
Boxed Layout | box | /page-layout/layout-boxed
Without Menu | panel-left-dashed | /page-layout/without-menu
Empty Layout | square-dashed | /page-layout/layout-empty
Blank Layout | file | /page-layout/layout-blank
Input | text-cursor-input | /forms/elements/input
Input Group | combine | /forms/elements/input-group
Input Mask | asterisk | /forms/elements/input-mask
Textarea | text-align-start | /forms/elements/textarea
Checkbox | square-check | /forms/elements/checkbox
Radio | circle-dot | /forms/elements/radio
Switch | toggle-right | /forms/elements/switch
Select | list-filter | /forms/elements/select
Number Input | hash | /forms/elements/number-input
File Uploader | upload | /forms/elements/file-uploader
Editor | square-pen | /forms/elements/editor
Pickers | calendar-clock | /forms/elements/pickers
Form Layout | layout-template | /forms/layout/form-layout
Wizard | wand-sparkles | /forms/wizard
Form Validation | clipboard-check | /forms/react-hook-form
Native Validation | badge-check | /forms/reactstrap-validation
Form Repeater | repeat | /forms/form-repeater
Tables | table | /tables/reactstrap
Basic Data Tables | table-2 | /datatables/basic | datatable-basic
Advanced Data Tables | table-properties | /datatables/advance | datatable-advance
Apex Charts | chart-line | /charts/apex
Chart.js | chart-bar | /charts/chartjs
Recharts | chart-area | /charts/recharts
Leaflet Maps | map | /maps/leaflet
All Components | blocks | /components | all-components
`;

export const pages: readonly SamplePage[] = lines
  .trim()
  .split("\n")
  .map((line, index) => {
    const [title = "", icon = "", link = "", target = link.slice(link.lastIndexOf("/") + 1)] = line.split(" | ");
    return {
      id: index + 1,
      target,
      title,
      icon,
      link,
      ...(link === "/page-layout/collapse-menu" && { collapsed: true }),
    };
  });
