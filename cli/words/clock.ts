/** What is said of a clock that jumped. */
export const CLOCK = {
	trusted: (time: string) => `La hora de esta máquina es ${time}, y sigue a la última que vio el servicio.`,
	jumped: (time: string, length: string, ahead: boolean) =>
		`La hora de esta máquina es ${time}: ${length} ${ahead ? "más tarde" : "más temprano"} que la última que vio el servicio. O el reloj saltó, o el servicio estuvo apagado. Mientras tanto no se borra nada por antigüedad.\nSi el reloj está mal, corrígelo (NTP): el servicio lo nota solo. Si está bien, dilo con la fecha de hoy: clock --today 21/11/2026`,
	otherDay: (time: string) =>
		`No es el mismo día: para esta máquina es ${time}. No se cambió nada; corrige el reloj (NTP) o la fecha.`,
	confirmed: (time: string) => `Anotado: ${time} es la hora buena. Se vuelve a borrar lo que pasó de su plazo.`,
	purgeFirst: "El reloj de esta máquina dio un salto, y con él no se borra nada. Mira primero: clock",
	afterRestore:
		"La copia tiene más de dos días: el servicio no borra nada por antigüedad hasta que confirmes la hora con clock --today DÍA.",
};
