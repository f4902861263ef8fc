/**
 * The marks by which a model cites a figure or a note. It never writes a computed figure itself:
 * - `{{a1:ir.decote}}` a figure of call a1; `{{a1:avec/ir.decote}}` of one scenario; `|abs` without its sign;
 * - `{{a1:ir.salaires#0}}` what a step was given, by rank;
 * - `{{a1:@decote.forfait_couple}}` a legal parameter that the call used;
 * - `[^cgi-197]` a reference of the catalogue; `[^h1]` a note defined on its own line `[^h1]: hypothese | titre | texte`.
 */
export const JETON = /\{\{(a\d{1,3}):([\w./@#-]{1,120})(\|abs)?\}\}/g;
export const APPEL_DE_NOTE = /\[\^([\w-]{1,60})\]/g;
export const DEFINITION_DE_NOTE =
  /^\[\^([\w-]{1,60})\]: ?(source|hypothese|avertissement|non_couvert) ?\| ?([^|]{1,120})\| ?(.+)$/;

export const jeton = (appel: string, chemin: string, abs = false): string =>
  `{{${appel}:${chemin}${abs ? '|abs' : ''}}}`;
