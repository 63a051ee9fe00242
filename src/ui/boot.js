// Runs before the first paint, inlined by the build: sets appearance, direction and language, and preloads the files of
// this URL.
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
  var language = read("hrms.language") || "en";
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
  root.lang = language;
  var screens = /* files of first screens */ {};
  var parts = /* files of areas and messages */ {};
  var group;
  var pattern = Object.keys(screens).find(function (each) {
    group = new RegExp(each).exec(location.pathname);
    return group;
  });
  var wanted = screens[pattern] || [];
  var program = /* file of the program */ "";
  var fetchFile = function (href) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  };
  var shell = screens["^/"] || [];
  // Placeholder before the app starts: the shell's frame, or the logo on pages without one. Nothing if the frame would
  // differ.
  var signedIn = read("userData") !== null || read("userData", "sessionStorage") !== null;
  var inShell = signedIn && wanted[0] === shell[0];
  var ownLayout =
    /^\/page-layout/.test(location.pathname) || (read("hrms.layout", "sessionStorage") || read("hrms.layout")) !== null;
  var frame = read("hrms.menu.collapsed") === "true" ? "shell-collapsed" : "shell";
  if (!ownLayout) root.dataset.firstPaint = inShell ? frame : "brand";
  // The shell paints before its page, so load page-only files once the app is starting, not in parallel.
  var later = [];
  wanted.forEach(function (name) {
    var key = name.replace("$1", group[1]);
    var files = name[0] === "/" ? [name] : parts[key] || parts[key + "/" + language] || [];
    files.forEach(function (href) {
      if (wanted[0] === shell[0] && shell.indexOf(name) < 0) later.push(href);
      else fetchFile(href);
    });
  });
  if (later.length === 0) return;
  new PerformanceObserver(function (list, observer) {
    var arrived = list.getEntriesByType("resource").some(function (file) {
      return new URL(file.name).pathname === program;
    });
    if (!arrived) return;
    observer.disconnect();
    later.forEach(fetchFile);
  }).observe({ type: "resource", buffered: true });
})();
