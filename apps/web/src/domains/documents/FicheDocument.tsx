import type { DocumentReponse } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, classeBouton, Icone } from '../../design-system/index.ts';
import { useTitre } from '../../platform/titre.ts';
import { documentQuery } from './api.ts';
import { Laisses, ListeDesFaits } from './FaitsLus.tsx';
import { PageDessinee } from './PageDessinee.tsx';
import { Rapprochement } from './Rapprochement.tsx';
import { SupprimerDocument } from './SupprimerDocument.tsx';
import { anneeAncienne, nommer, pluriel } from './textes.ts';
import { useChoixDesFaits } from './useChoixDesFaits.ts';

export function FicheDocument({ id }: { id: string }) {
  const { data: document, error } = useQuery(documentQuery(id));
  useTitre(document ? nommer(document) : 'Document');
  return (
    <>
      <p className="retour-doc">
        <Link className={classeBouton('discret', 'petite')} to="/documents">
          <Icone nom="gauche" petite />
          Documents
        </Link>
      </p>
      {error && !document && <Alerte ton="erreur">Ce document n’existe pas ou n’existe plus.</Alerte>}
      {document?.etat === 'attente' && (
        <>
          <h1>Lecture en cours</h1>
          <p role="status">Francis lit ce document. Une page numérisée prend jusqu’à vingt secondes.</p>
          <div className="rangee actes-doc">
            <SupprimerDocument id={id} />
          </div>
        </>
      )}
      {document?.etat === 'refuse' && (
        <>
          <h1>{nommer(document)}</h1>
          <Alerte ton="erreur">{document.refus?.detail}</Alerte>
          <div className="rangee actes-doc">
            <SupprimerDocument id={id} />
            <span className="petit doux">Le fichier est déjà effacé.</span>
          </div>
        </>
      )}
      {(document?.etat === 'lu' || document?.etat === 'confirme') && <Lu key={document.etat} document={document} />}
    </>
  );
}

function Lu({ document }: { document: DocumentReponse }) {
  const { confirme, refuses, acceptes, choisir, envoyer, occupe } = useChoixDesFaits(document);
  const [vise, setVise] = useState<string>();
  const faits = document.faits.map((fait, i) => ({ ...fait, rang: i + 1 }));
  const sur = faits.filter(({ etat }) => etat === 'sur').length;
  return (
    <>
      <div className="titre-doc">
        <h1>{nommer(document)}</h1>
        <p className="doux">
          Francis a lu {pluriel(faits.length, 'fait')}.{' '}
          {confirme
            ? 'Votre choix est fait.'
            : 'Rien ne va au profil sans votre accord. D’un couple, un revenu n’y va que si celui de chacun a été lu et accepté.'}
        </p>
        {anneeAncienne(document) && <Alerte ton="attention">{anneeAncienne(document)}</Alerte>}
      </div>
      <div className="corps-doc">
        <figure className="doc-lu">
          {document.pages.map((page, i) =>
            faits.some((fait) => fait.page === i + 1) || i === 0 ? (
              // oxlint-disable-next-line react/no-array-index-key -- a page has no other name than its rank.
              <PageDessinee
                key={i}
                page={page}
                numero={i + 1}
                faits={faits}
                vise={vise}
                refuses={refuses}
                onViser={setVise}
              />
            ) : null,
          )}
          <figcaption className="petit doux">
            Seuls les libellés connus et les chiffres lus sont redessinés. Nom, adresse et numéros sont masqués.
          </figcaption>
        </figure>
        <div>
          <section className="bloc-doc" aria-labelledby="lus">
            <div className="registre">
              <h2 id="lus">Ce que j’ai lu</h2>
              <p className="chapeau">
                {pluriel(sur, 'sûr')}
                {faits.length > sur && `, ${faits.length - sur} à vérifier`}
              </p>
            </div>
            <ListeDesFaits document={document} refuses={refuses} vise={vise} onChoisir={choisir} onViser={setVise} />
          </section>
          <Laisses ecartes={document.ecartes} />
          {document.rapprochement && <Rapprochement rapprochement={document.rapprochement} />}
          <div className="rangee actes-doc">
            {!confirme && (
              <>
                <Bouton
                  rang="principal"
                  disabled={occupe || acceptes.length === 0}
                  onClick={() => void envoyer(acceptes)}
                >
                  Confirmer {pluriel(acceptes.length, 'fait')}
                </Bouton>
                <Bouton disabled={occupe} onClick={() => void envoyer([])}>
                  Tout laisser
                </Bouton>
              </>
            )}
            <SupprimerDocument id={document.id} inactif={occupe} />
            <span className="petit doux">
              {document.garde ? 'Le fichier est gardé, chiffré, à votre demande.' : 'Le fichier est déjà effacé.'}
            </span>
          </div>
        </div>
      </div>
    </>
  );
}
