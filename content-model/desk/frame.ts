import { group } from "../field.ts";

/** What stands on every page of the desk. */
export const frameSchema = group("Marco", "Lo que sale en todas las páginas de la mesa.", {
	inbox: "Enlace a la lista",
	figures: "Enlace a las cifras",
	person: "Enlace a los datos de una persona",
	leave: "Enlace para salir",
	navigation: "Nombre del menú, en voz alta",
	undo: "Botón que deshace",
	offline: "Cuando se corta la línea a mitad de una acción",
	offlineDone: "Cuando vuelve y se hizo",
	changed: "En voz alta, cuando la lista cambia",
	stale: "Cuando la página no se puede poner al día",
	signedOut: "Cuando la sesión terminó mientras se miraba la página",
	enterAgain: "Enlace que lleva a entrar",
});
