// Runs before the first paint, inlined by the build: skin, language, and the files this address will need.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var skin = read("hrms.skin") || "light";
  var language = read("hrms.language") || "en";
  root.dataset.skin = skin;
  root.classList.toggle("dark", skin === "dark");
  root.lang = language;
  var screens = /* files of first screens */ {};
  var messages = /* files of messages */ {};
  var group;
  var pattern = Object.keys(screens).find(function (each) {
    group = new RegExp(each).exec(location.pathname);
    return group;
  });
  (screens[pattern] || []).forEach(function (name) {
    var href = name[0] === "/" ? name : messages[name.replace("$1", group[1]) + "/" + language];
    if (!href) return;
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  });
})();
