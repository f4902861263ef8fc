type Enfant = Node | string;

/** A node and its text: nothing that is shown is ever read as HTML. */
export function el<N extends keyof HTMLElementTagNameMap>(
  nom: N,
  attributs: Readonly<Record<string, string>> = {},
  ...enfants: readonly Enfant[]
): HTMLElementTagNameMap[N] {
  const element = document.createElement(nom);
  for (const [cle, valeur] of Object.entries(attributs)) element.setAttribute(cle, valeur);
  element.append(...enfants);
  return element;
}

export function bouton(texte: string, agir: () => void | Promise<void>, classe = ''): HTMLButtonElement {
  const b = el('button', { type: 'button', class: classe }, texte);
  b.addEventListener('click', () => void agir());
  return b;
}

/** A box and its label. */
export function caseACocher(libelle: string, coche: boolean, changer: (oui: boolean) => void): HTMLLabelElement {
  const boite = el('input', { type: 'checkbox' });
  boite.checked = coche;
  boite.addEventListener('change', () => changer(boite.checked));
  return el('label', { class: 'case' }, boite, el('span', {}, libelle));
}
