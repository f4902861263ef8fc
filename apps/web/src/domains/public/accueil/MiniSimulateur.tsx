import { calculerImpotRevenu } from '@francis/fiscal';
import { useEffect, useRef, useState } from 'react';
import {
  Champ,
  ChampChoix,
  ecrireMontant,
  Escalier,
  formaterEuros,
  formaterNombre,
  formaterTaux,
  lireMontant,
  TexteCite,
} from '../../../design-system/index.ts';
import { Lien } from '../../../platform/navigation.tsx';
import { foyerDeSalaires } from '../foyers.ts';
import { dernierBareme } from './preuve.ts';

const bareme = dernierBareme();
const ENFANTS_MAX = 5;
const SALAIRES = 52_000;

/** Income and household move the staircase; the figure is the engine's, here in the browser. */
export function MiniSimulateur() {
  const [texte, setTexte] = useState(() => ecrireMontant(SALAIRES));
  const [couple, setCouple] = useState(false);
  const [enfants, setEnfants] = useState(0);
  const saisie = useRef<HTMLDivElement>(null);
  // Typed before the script was there: read where it stands.
  useEffect(() => {
    const [montant] = saisie.current?.getElementsByTagName('input') ?? [];
    const [foyer, nombre] = saisie.current?.getElementsByTagName('select') ?? [];
    // oxlint-disable-next-line react/set-state-in-effect -- the page itself is what is read
    if (montant) setTexte(montant.value);
    if (foyer) setCouple(foyer.value === 'couple');
    if (nombre) setEnfants(Number(nombre.value));
  }, []);
  if (!bareme) return null;
  const { annee, marches } = bareme;
  const lu = lireMontant(texte, 0);
  const calcul =
    lu.etat === 'lu' ? calculerImpotRevenu(foyerDeSalaires(annee, lu.valeur, couple, enfants), annee) : undefined;
  const resultat = calcul && 'impot_final' in calcul ? calcul : undefined;
  const parPart = resultat ? Math.round(resultat.revenu_net_imposable / resultat.nombre_parts) : 0;
  return (
    <figure className="mini">
      <div className="mini-saisie" ref={saisie}>
        <Champ
          libelle="Salaires du foyer, par an"
          unite="€"
          inputMode="numeric"
          autoComplete="off"
          value={texte}
          erreur={lu.etat === 'refuse' ? lu.phrase : undefined}
          onChange={(e) => setTexte(e.target.value)}
          onBlur={() => lu.etat === 'lu' && setTexte(ecrireMontant(lu.valeur))}
        />
        <ChampChoix
          libelle="Foyer"
          value={couple ? 'couple' : 'seul'}
          onChange={(e) => setCouple(e.target.value === 'couple')}
        >
          <option value="seul">Une personne</option>
          <option value="couple">Un couple, marié ou pacsé</option>
        </ChampChoix>
        <ChampChoix libelle="Enfants" value={enfants} onChange={(e) => setEnfants(Number(e.target.value))}>
          {Array.from({ length: ENFANTS_MAX + 1 }, (_, n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </ChampChoix>
      </div>
      <Escalier
        titre={`Barème ${annee + 1} de l’impôt sur les revenus ${annee}, par part`}
        marches={marches}
        ici={parPart}
      />
      <figcaption aria-live="polite">
        {resultat ? (
          <>
            <b className="n">{formaterEuros(Math.max(0, resultat.impot_final))}</b> d’impôt en {annee + 1},{' '}
            <span className="n">{ecrireParts(resultat.nombre_parts)}</span>, tranche à {formaterTaux(resultat.tmi)}.{' '}
          </>
        ) : (
          <>Écrivez un montant pour voir l’impôt. </>
        )}
        Revenu imposable par part, barème {annee + 1}, revenus {annee}. <TexteCite texte="CGI, art. 197" />.{' '}
        <Lien to="/simulateur-impot">Calculer avec toute ma situation</Lien>
      </figcaption>
    </figure>
  );
}

const ecrireParts = (parts: number): string => `${formaterNombre(parts)} part${parts >= 2 ? 's' : ''}`;
