export const style = `
:root { color-scheme: light dark; --paper: #faf6ef; --ink: #171412; --line: #d8d0c4; --accent: #b92f18; }
@media (prefers-color-scheme: dark) { :root { --paper: #171412; --ink: #faf6ef; --line: #4a433c; --accent: #ff8a70; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav { padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
main { max-width: 60rem; padding: 1.5rem; }
main code { overflow-wrap: anywhere; }
h1 { line-height: 1.2; } h2 { margin: 2.5rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
summary { padding: .5rem 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4.5rem; }
summary span { display: block; padding-left: 5.75rem; }
b.get { color: inherit; } b.post, b.put, b.delete { color: var(--accent); }
details > :not(summary) { margin-left: 1.25rem; }
summary svg, p svg { width: .9em; height: .9em; vertical-align: -.05em; }
code { font-family: ui-monospace, monospace; font-size: .9em; }
p code, dd > code { border-radius: .25em; background: color-mix(in srgb, var(--ink) 9%, transparent); padding: .05em .3em; }
dl { margin: 0 0 0 1rem; border-left: 1px solid var(--line); padding-left: .75rem; }
dt { margin-top: .35rem; } dd { margin: 0 0 0 1rem; overflow-wrap: anywhere; }
`;
