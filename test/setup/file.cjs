module.exports = 'file.svg'
