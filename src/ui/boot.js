// Runs before the first paint, inlined by the build: sets appearance, direction and language, and the placeholder, and
// starts the page's first calls.
(function () {
  var root = document.documentElement;
  var read = function (key, storage) {
    try {
      return window[storage || "localStorage"].getItem(key);
    } catch {
      return null;
    }
  };
  var skin = read("hrms.skin") || "light";
  var look = {};
  try {
    look = JSON.parse(read("hrms.look")) || {};
  } catch {}
  root.dataset.skin = skin;
  root.classList.toggle("dark", skin === "dark");
  ["palette", "textSize", "density"].forEach(function (name) {
    if (look[name]) root.dataset[name] = look[name];
  });
  root.dir = look.direction === "rtl" ? "rtl" : "ltr";
  root.lang = read("hrms.language") || root.lang;
  // Placeholder before the app starts: the shell's frame, or the logo on pages without one. Nothing if the frame would
  // differ.
  var path = location.pathname;
  var signedIn = read("userData") !== null || read("userData", "sessionStorage") !== null;
  var inShell = signedIn && !/^\/(login|pages|pricing|setup|misc|dev)(\/|$)/.test(path);
  var ownLayout =
    /^\/page-layout/.test(path) || (read("hrms.layout", "sessionStorage") || read("hrms.layout")) !== null;
  var frame = read("hrms.menu.collapsed") === "true" ? "shell-collapsed" : "shell";
  if (!ownLayout) root.dataset.firstPaint = inShell ? frame : "brand";

  // While files arrive, so that the program finds them ready: the first of each in a tab takes long.
  ["NumberFormat", "DateTimeFormat"].forEach(function (kind) {
    setTimeout(function () {
      Intl[kind].supportedLocalesOf(root.lang);
    });
  });

  // First calls: the server knows them by the address; src/client/started-calls.ts hands the answers over.
  var list = document.getElementById("first-calls");
  if (!list) return;
  var from = read("userData", "sessionStorage") !== null ? "sessionStorage" : "localStorage";
  var token = read("accessToken", from);
  var rules = [];
  var platform = false;
  try {
    var user = JSON.parse(read("userData", from));
    rules = user.ability;
    platform = user.extras.platform === true;
    var part = token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/");
    if (JSON.parse(atob(part)).exp * 1000 < Date.now() + 5000) token = null;
  } catch {
    token = null;
  }
  // As the server decides it: the last rule about the action, the subject and the company.
  var may = function (call, companyId) {
    var last = rules
      .filter(function (rule) {
        var limits = rule.conditions || {};
        var companies = limits.companyId && limits.companyId.$in;
        return (
          (rule.action === "manage" || rule.action === call.action) &&
          (rule.subject === "all" || rule.subject === call.subject) &&
          (limits.scope === undefined || call.reach) &&
          (!companies || (companyId ? companies.indexOf(companyId) >= 0 : !rule.inverted))
        );
      })
      .pop();
    return last !== undefined && !last.inverted;
  };
  var segments = path.split("/");
  var now = new Date();
  var dateOf = function (monthsOn, day) {
    var date = new Date(0);
    date.setUTCFullYear(now.getFullYear(), now.getMonth() + monthsOn, day);
    return date.toISOString().slice(0, 10);
  };
  var today = now.getDate();
  var monday = today - ((now.getDay() + 6) % 7);
  var dates = {
    today: dateOf(0, today),
    monday: dateOf(0, monday),
    sunday: dateOf(0, monday + 6),
    nextSunday: dateOf(0, monday + 13),
    monthStart: dateOf(0, 1),
    monthEnd: dateOf(1, 0),
    month: dateOf(0, 1).slice(0, 7),
    quarter: now.getFullYear() + "-Q" + (Math.floor(now.getMonth() / 3) + 1),
  };
  for (var ago = 0; ago < 10; ago++) dates["year" + ago] = String(now.getFullYear() - ago);
  // As `wide` of src/ui/kit/use-media.ts.
  var isWide = matchMedia("(min-width: 48rem)").matches;
  window.startedCalls = {};
  JSON.parse(list.textContent).forEach(function (call) {
    if (call.wide !== undefined && call.wide !== isWide) return;
    // Without a number there is nothing to ask for.
    var whole = true;
    var fill = function (text) {
      return text.replace(/\{(\w+)(#?)\}/g, function (_, name, number) {
        var value = dates[name] || segments[name];
        if (!number) return value;
        var found = /(?:^|-)(\d{1,9})$/.exec(value);
        whole = whole && found !== null;
        return found && +found[1];
      });
    };
    var url = fill(call.url);
    var body = call.body === undefined ? undefined : fill(call.body);
    if (!whole) return;
    var companyId = (/^\/companies\/([0-9a-f-]{36})\//.exec(url) || [])[1];
    if (call.signedIn && (!token || (call.subject && !may(call, companyId)))) return;
    // Platform accounts have no company.
    if (platform && /^\/companies\//.test(call.url)) return;
    var authorization = call.signedIn ? "Bearer " + token : null;
    var headers = authorization ? { authorization: authorization } : {};
    if (body !== undefined) headers["content-type"] = "application/json";
    var response = fetch(url, { method: body === undefined ? "GET" : "POST", headers: headers, body: body });
    // Read at once, so that it occupies no connection until the program takes it, which also handles a failure.
    response
      .then(function (answer) {
        return answer.clone().arrayBuffer();
      })
      .catch(function () {});
    var address = new URL(url, location.href);
    address.searchParams.sort();
    window.startedCalls[address.href] = {
      body: body,
      authorization: authorization,
      response: response,
      at: performance.now(),
    };
  });
})();
