import type { Article } from '@francis/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ArticleOuvert, Bouton, BoutonIcone, FINE, typographier } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { lireArticle } from './api.ts';

type Etat = { readonly article: Article } | { readonly echec: string } | undefined;

/** A provision beside the sentence that cites it: the imported text with its version, otherwise our summary. */
export function LectureArticle({ reference, revenus, chezVous, id, cle, onFermer }: ArticleOuvert) {
  const [etat, setEtat] = useState<Etat>();
  const panneau = useRef<HTMLElement>(null);
  const lire = useCallback(async () => {
    try {
      return { article: await lireArticle(reference, revenus) };
    } catch (erreur) {
      return { echec: messageOf(erreur, 'Cet article n’a pas pu être lu.') };
    }
  }, [reference, revenus]);
  useEffect(() => {
    let parti = false;
    void lire().then((lu) => parti || setEtat(lu));
    return () => {
      parti = true;
    };
  }, [lire]);
  useEffect(() => {
    panneau.current?.focus({ preventScroll: true });
  }, []);
  const article = etat && 'article' in etat ? etat.article : undefined;
  const nom = typographier(article?.citation ?? reference);
  return (
    // Escape, from inside the article.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panneau}
      className="loi"
      id={id}
      data-note={cle}
      tabIndex={-1}
      aria-label={`Article${FINE}: ${nom}`}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onFermer();
      }}
    >
      <header>
        <p className="titre-loi">
          {nom}
          {article?.titre && <small>{typographier(article.titre)}</small>}
        </p>
        <BoutonIcone icone="fermer" libelle="Fermer l’article" onClick={onFermer} />
      </header>
      {etat === undefined && (
        <p className="corps-loi doux" role="status">
          Lecture de l’article…
        </p>
      )}
      {etat && 'echec' in etat && (
        <div className="corps-loi" role="alert">
          <p>{etat.echec}</p>
          <Bouton
            taille="petite"
            onClick={() => {
              setEtat(undefined);
              void lire().then(setEtat);
            }}
          >
            Réessayer
          </Bouton>
        </div>
      )}
      {article && <Contenu article={article} />}
      {article && chezVous && (
        <footer>
          <b>Chez vous.</b> {chezVous}
        </footer>
      )}
    </section>
  );
}

function Contenu({ article }: { article: Article }) {
  const { texte, resume } = article;
  const alineas = texte?.contenu.split('\n\n') ?? [];
  return (
    <>
      <dl>
        <dt>Version</dt>
        <dd>{versionDe(article)}</dd>
        <dt>Adresse</dt>
        <dd>
          <a href={article.url} target="_blank" rel="noopener noreferrer">
            {new URL(article.url).hostname.replace(/^www\./, '')}
          </a>
        </dd>
      </dl>
      {texte ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls: it is reached by keyboard
        <blockquote tabIndex={0} aria-label="Texte de l’article">
          {alineas.map((alinea, rang) => (
            // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a text neither move nor go
            <p key={rang}>{alinea}</p>
          ))}
          {texte.tronque && <p className="petit doux">La suite se lit à l’adresse officielle.</p>}
        </blockquote>
      ) : (
        <div className="corps-loi">
          {resume ? (
            <p>
              <b>En résumé.</b> {typographier(resume)}
            </p>
          ) : (
            <p>Francis n’a pas de résumé de cet article. Il se lit à l’adresse officielle.</p>
          )}
        </div>
      )}
    </>
  );
}

function versionDe({ texte, depuis, jusqu_au }: Article): string {
  if (!texte) {
    const vigueur = jusqu_au
      ? `, abrogé après le ${jourLong(jusqu_au)}`
      : depuis
        ? `, en vigueur depuis le ${jourLong(depuis)}`
        : '';
    return `texte non importé${vigueur}`;
  }
  const dates = texte.au
    ? `du ${jourLong(texte.en_vigueur_du)} au ${jourLong(texte.au)}`
    : `depuis le ${jourLong(texte.en_vigueur_du)}`;
  return `${texte.editeur}, ${texte.version}, en vigueur ${dates}`;
}
