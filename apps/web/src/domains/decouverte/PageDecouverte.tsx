import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, classeBouton, Progression } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { aUnEspacePro, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { ajouterAuProfil, ecrireProfil, profilQuery } from '../profil/index.ts';
import { Achevee } from './Achevee.tsx';
import { BoutonEntretien } from './entretien/BoutonEntretien.tsx';
import { ItemDecouverte } from './ItemDecouverte.tsx';
import { type Item, itemsDe, lireReponse } from './items.ts';
import './decouverte.css';

/** Five questions, open until they are answered; each answer is saved as it is given. */
export function PageDecouverte() {
  useTitre('Découvrez vos options');
  const client = useQueryClient();
  const session = useSession();
  const utilisateur = session.statut === 'ouverte' ? session.utilisateur : undefined;
  const { data: profil, error } = useQuery({ ...profilQuery, staleTime: Number.POSITIVE_INFINITY });
  const [modifie, setModifie] = useState<Item['id']>();
  const items = itemsDe(profil ?? {});
  const faits = items.filter(({ completed }) => completed).length;
  const complet = faits === items.length;
  const fin = useRef<HTMLElement>(null);
  const avant = useRef(complet);
  useEffect(() => {
    // The last answer opens the end of the page: it is read there.
    if (complet && !avant.current && profil) fin.current?.focus();
    avant.current = complet;
  }, [complet, profil]);

  const repondre = async (id: Item['id'], texte: string): Promise<string | undefined> => {
    const champs = lireReponse(id, texte);
    if (typeof champs === 'string') return champs;
    if (!utilisateur || !profil) return 'Votre profil n’est pas chargé. Rechargez la page.';
    const acheve = itemsDe({ ...profil, ...champs }).every(({ completed }) => completed);
    await ecrireProfil(client, {
      envoyer: () =>
        ajouterAuProfil(utilisateur.id, { ...champs, ...(acheve ? { has_completed_discovery: true } : {}) }),
    });
    setModifie(undefined);
    return undefined;
  };

  return (
    <CadreCompte className="decouverte">
      <div className="registre">
        <h1>Découvrez vos options</h1>
      </div>
      <p className="voix">
        Cinq réponses suffisent pour situer votre impôt. Elles rejoignent votre profil, et servent au chat comme aux
        simulateurs.
      </p>
      {error && !profil && <Alerte ton="erreur">Erreur lors du chargement du profil</Alerte>}
      {profil && (
        <>
          {utilisateur && (
            <p className="rangee vers-entretien">
              <BoutonEntretien profil={profil} utilisateurId={utilisateur.id} />
            </p>
          )}
          <Progression
            numero={Math.min(faits + 1, items.length)}
            sur={items.length}
            fait={faits}
            texte={`${faits} réponse${faits > 1 ? 's' : ''} sur ${items.length}`}
          />
          <ol className="items">
            {items.map((item, i) => (
              <ItemDecouverte
                key={item.id}
                rang={i + 1}
                item={item}
                profil={profil}
                ouvert={!item.completed || modifie === item.id}
                onModifier={() => setModifie(item.id)}
                onRepondre={(texte) => repondre(item.id, texte)}
              />
            ))}
          </ol>
          {complet && <Achevee ref={fin} profil={profil} />}
          {!complet && (
            <p className="rangee suite-decouverte">
              <Link
                className={classeBouton('discret')}
                to={utilisateur && aUnEspacePro(utilisateur) ? '/pro/dashboard' : '/chat'}
              >
                Retour au chat
              </Link>
            </p>
          )}
        </>
      )}
    </CadreCompte>
  );
}
