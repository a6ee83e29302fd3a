/** An A4 page stays readable with it: about 200 dots an inch. */
const LONGEST_SIDE = 2400
const JPEG_QUALITY = 0.85
/** Logos and screenshots keep sharp edges and transparency as PNG; a photograph would be many times as large. */
const MOST_BYTES_AS_PNG = 1_000_000

/** The picture in an element, which turns it as its camera noted. A bitmap does not do so in all browsers of ours. */
function open(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The browser cannot read the picture.'))
    image.src = address
  })
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))),
      type,
      JPEG_QUALITY,
    ),
  )
}

function draw(image: HTMLImageElement): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The picture cannot be drawn.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { canvas, pen }
}

/**
 * Any picture that the browser can read, as a PNG or JPG of a size for slow lines. Rejects where it cannot.
 *
 * @param type what the file's content is, where that is known
 */
export async function shrinkPicture(file: File, type: string | undefined): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const { canvas, pen } = draw(await open(address))
    if (type !== 'image/jpeg') {
      const png = await encode(canvas, 'image/png')
      if (png.size <= MOST_BYTES_AS_PNG) return png
    }
    // A JPG has no transparency: what is behind would be black.
    pen.globalCompositeOperation = 'destination-over'
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    return await encode(canvas, 'image/jpeg')
  } finally {
    URL.revokeObjectURL(address)
  }
}
