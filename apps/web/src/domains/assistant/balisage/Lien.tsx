import { type ReactNode, use } from 'react';
import { flushSync } from 'react-dom';
import { LienArticle, Montant, typographier, useArticlesOuvrables } from '../../../design-system/index.ts';
import { ContexteRang, idLoi, idTrace, useLecture } from './contexte.ts';
import { idNote, nommerNote } from './NoteDeMarge.tsx';
import { cibleDe, type Element, texteDe } from './rehype-alineas.ts';

/** A link of the text: a figure, a call of a note, an article, an address. */
export function Lien({ node, children }: { node?: Element | undefined; children?: ReactNode }) {
  const { calculs, notes, ouvert, basculer, loi, basculerLoi, deplier, prefixe, reponse } = useLecture();
  const rang = use(ContexteRang);
  const ouvrables = useArticlesOuvrables();
  if (!node) return children;

  const reference = cibleDe(node, '#loi-');
  if (reference !== undefined) {
    if (!ouvrables) return children;
    const cle = `${rang}:${reference}`;
    return (
      <LienArticle
        reference={reference}
        ouvert={loi === cle}
        controle={idLoi(prefixe, cle)}
        appel={loi === cle ? idLoi(prefixe, cle) : undefined}
        onBascule={(bouton) => basculerLoi(cle, bouton)}
      >
        {texteDe(node)}
      </LienArticle>
    );
  }

  const calcul = cibleDe(node, '#calcul-');
  if (calcul !== undefined) {
    const connu = calculs.get(calcul);
    if (!connu) return <span className="n">{children}</span>;
    const cle = `${rang}:${calcul}`;
    return (
      <Montant
        ouvert={ouvert === cle}
        controle={idTrace(prefixe, cle)}
        description={`${typographier(connu.libelle)}, revenus ${connu.annee}. Voir le calcul`}
        onBascule={(bouton) => basculer(cle, bouton)}
      >
        {children}
      </Montant>
    );
  }

  const note = cibleDe(node, '#note-');
  if (note !== undefined) {
    const connue = notes.get(note);
    if (!connue) return null;
    const id = idNote(prefixe, note);
    return (
      <a
        className="appel"
        href={`#${id}`}
        data-appel={note}
        aria-label={nommerNote(connue, Number.parseInt(texteDe(node), 10), reponse)}
        onClick={(e) => {
          e.preventDefault();
          flushSync(() => deplier(rang));
          document.getElementById(id)?.focus();
        }}
      >
        {children}
      </a>
    );
  }

  const href = node.properties['href'];
  if (typeof href !== 'string' || !href.startsWith('https://') || !URL.canParse(href)) return children;
  return (
    <a href={href} title={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="destination">({new URL(href).hostname})</span>
    </a>
  );
}
